import { guardsOf } from "./guard.ts";

/** Emails, and their limits for addresses that nobody has proven. */
export const mailGuards = [
  ...guardsOf("functions/src/outbox/outbox.store.ts", "functions/src/mail/mail.emulator.test.ts", [
    ["the lease of an email", "waiting.data.dueAt.toMillis() > Date.now()", "false", "A mail server"],
  ]),
  ...guardsOf("functions/src/mail/mail.domain.ts", "functions/src/mail/mail.emulator.test.ts", [
    ["the confirmation of an order that may come back", "  if (wait > 0) {", "  if (wait < 0) {", "until it comes back"],
  ]),
  ...guardsOf("functions/src/mail/transport.ts", "functions/src/mail/mail.emulator.test.ts", [
    ["the recipient of an email that is one", 'to: { name: "", address: to }', "to", "What a customer types"],
    ["the email whose server would never take it", "&& responseCode >= 500", "&& false", "A mail server"],
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
  ...guardsOf("functions/src/mail/mail.domain.ts", "functions/src/mail/stranger-limits.emulator.test.ts", [
    ["the line that tells of a flood", 'log("mailFlood",', 'log("mailWithheld",'],
    ["the acknowledgement that waits for its limit", 'const waits = kind === "order_withdrawn" &&', "const waits = !kind &&", "waits until"],
    ["the acknowledgement that is counted when it goes out", ", { tries: 0, isWithheld: true });", ", { isWithheld: true });", "waits until"],
    [
      "the acknowledgements of one account that may wait",
      "(isWithheld || (await mayWait(recipient)))",
      "(isWithheld || mayWait(recipient))",
      "waits with thirty",
    ],
    ["the acknowledgement that waits again, which is counted already", "(isWithheld || (await", "((await", "waits with thirty"],
    [
      "the end of the hours that an acknowledgement waits",
      "if (isTooOld(mail)) return giveUp(mail, `limit",
      "if (false) return giveUp(mail, `limit",
      "given up",
    ],
  ]),
  ...guardsOf("functions/src/mail/stranger-limits.ts", "functions/src/mail/stranger-limits.emulator.test.ts", [
    ["the one form of a mailbox", "normaliseMailbox(to)", "to"],
    ["the emails of one sender to strangers", '[["sender", sender], isOwn', "[isOwn"],
    ["the confirmations that others' typing leaves to an account", 'isOwn ? ["own", mailbox] : ["typed", mailbox]', '["typed", mailbox]'],
    [
      "the emails of the whole shop to strangers",
      "endsAt === undefined ? undefined : { limit, endsAt };\n}\n\nexport",
      "endsAt === 0 ? { limit, endsAt } : undefined;\n}\n\nexport",
    ],
    ["the first email of an account's day, whatever others send", '=== undefined ? "shopFirst" : "shop"', '=== 0 ? "shopFirst" : "shop"', "first of their day"],
  ]),
  ...guardsOf("functions/src/mail/mailbox.ts", "functions/src/mail/mailbox.test.ts", [
    ["the domain of a mailbox as mail servers see it", "domainToASCII(address.slice(at + 1))", "address.slice(at + 1)"],
    ["the dots and quotes of a mailbox", 'name.replace(/[."\\\\]/g, "")', "name"],
  ]),
];
