import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Account } from "@carparts/functions/testing/accounts";
import { environment } from "@carparts/functions/testing/emulator";
import { parseMessage } from "@carparts/functions/testing/mail/read-message";

type Recipient = Pick<Account, "email">;

/** The emails in the folder that the shop under test writes to. */
async function readEmails({ email }: Recipient) {
  const files = await readdir(environment.MAIL_FOLDER).catch(() => []);
  const read = files.map(async (name) => {
    const file = join(environment.MAIL_FOLDER, name);
    // Another test may have deleted it meanwhile.
    return { file, ...parseMessage(await readFile(file, "utf8").catch(() => "\r\n\r\n")) };
  });
  return (await Promise.all(read)).filter(({ headers }) => headers.to === email);
}

/** By subject and text. */
export async function emailsTo(who: Recipient) {
  return (await readEmails(who)).map(({ headers, text }) => ({ subject: headers.subject, text }));
}

export async function forgetEmailsTo(who: Recipient): Promise<void> {
  for (const { file } of await readEmails(who)) await rm(file);
}
