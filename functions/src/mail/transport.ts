import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createTransport, type SendMailOptions } from "nodemailer";
import shop from "../../../shop.json" with { type: "json" };
import type { MailSettings } from "../outbox/mail-settings.ts";
import type { Letter } from "./content/letter.ts";

interface Message extends Letter {
  /** Names the message, and the same message when it's sent again. */
  readonly id: string;
  readonly to: string;
}

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/** Milliseconds. Together they are shorter than the lease. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };

/** Addresses are objects, in the envelope too: in text, a line break or a comma would name another recipient. */
function toSendOptions(
  { id, to, attachments = [], ...letter }: Message,
  { from, site }: MailSettings,
): SendMailOptions {
  return {
    ...letter,
    attachments: [...attachments],
    from: { name: shop.name, address: from },
    to: { name: "", address: to },
    messageId: `<${id}@${new URL(site).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    // Customers' text names no file and no address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

export async function send(message: Message, settings: MailSettings): Promise<void> {
  const options = toSendOptions(message, settings);
  if (settings.url.startsWith("file:")) {
    const written = await createTransport({ streamTransport: true, buffer: true }).sendMail(options);
    const folder = fileURLToPath(settings.url);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${message.id}.eml`), written.message as Buffer);
    return;
  }
  const requireTLS = !LOOPBACK.includes(new URL(settings.url).hostname);
  const transport = createTransport({ url: settings.url, requireTLS, ...patience });
  try {
    await transport.sendMail(options);
  } finally {
    transport.close();
  }
}

/** The server will never accept this message for this recipient, so there is no retry. */
export function isRefusedForGood(failure: unknown): boolean {
  const { code, responseCode } = Object(failure);
  return ["EENVELOPE", "EMESSAGE"].includes(code) && responseCode >= 500;
}
