import { guardsOf } from "./guard.ts";

/** Emails, and their limits for addresses that nobody has proven. */
export const mailGuards = [
  ...guardsOf("functions/src/mail/transport.ts", "functions/src/mail/mail.emulator.test.ts", [
    ["the recipient of an email that is one", 'to: { name: "", address: to }', "to", "What a customer types"],
  ]),
  ...guardsOf("functions/src/mail/content/letter.ts", "functions/src/mail/content/letter.test.ts", [
    ["the markup that is text in an email", 'entities[character] ?? ""', "character"],
  ]),
  ...guardsOf("functions/src/mail/content/drafts.ts", "functions/src/mail/content/drafts.test.ts", [
    ["deposit and sending in an email's total", "[...orders.map((order) => order.total), deposit, shipping]", "orders.map((order) => order.total)"],
  ]),
  ...guardsOf("functions/src/mail/recipients.domain.ts", "functions/src/mail/mail.emulator.test.ts", [
    ["the words that strangers don't get", "const isProven = account.emailVerified && ", "const isProven = true || ", "What a customer types"],
    ["an account that is leaving, which gets no emails", " || (await findAccountDeletion(ownerUid))", "", "Nothing is sent"],
  ]),
  ...guardsOf("functions/src/mail/stranger-limits.ts", "functions/src/mail/stranger-limits.emulator.test.ts", [
    ["the emails of one sender to strangers", '[["sender", sender], isOwn', "[isOwn"],
  ]),
];
