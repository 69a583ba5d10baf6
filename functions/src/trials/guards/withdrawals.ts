import { guardsOf } from "./guard.ts";

/** Who withdraws from which order, and until when. */
export const withdrawalsGuards = [
  ...guardsOf("functions/src/orders/withdrawals/withdrawals.domain.ts", "functions/src/orders/withdrawals/withdrawals.emulator.test.ts", [
    ["the customer, who alone withdraws", "if (order?.data.ownerUid !== actor.uid)", "if (!order)", "not even for an admin"],
    ["a withdrawal by an account that is leaving", "      assertNotDeleting(tx, actor.uid);\n", "", "is leaving"],
    ["the last day to withdraw", "  assertInTime(await store.findTogether(order), withdrawalPeriod);\n", "", "until the last day"],
    ["the email of an order that is named by its number", "email === typed || ", "", "however they are spelled"],
    ["a stranger's email", "contactHash === hashContact(_id, typed)", "true", "answers the same"],
    ["the answer to a stranger who is too late", "if (!isTooLate(failure)) throw failure;", "throw failure;", "answers the same"],
  ]),
  ...guardsOf("functions/src/orders/withdrawals/withdrawals.domain.ts", "functions/src/orders/withdrawals/without-withdrawal.emulator.test.ts", [
    ["the email of a known number, which nobody guesses", "  triesOfNumber.take(number);\n", "", "thirty an hour"],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", "functions/src/orders/withdrawals/withdrawals.emulator.test.ts", [
    ["the withdrawal that a return settles", "...withoutOpenWithdrawal, updatedAt", "updatedAt", "until pieces come back"],
    ["the hash by which who left withdraws", / {6}\.\.\.\(withdrawalPeriod && \{ contactHash.+\n/, "", "has deleted their account"],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", "functions/src/mail/withdrawn.emulator.test.ts", [
    ["the address of an acknowledgement that waits", / {4}await retainAddresses\(tx.+\n/, "", "before the email went"],
  ]),
  ...guardsOf("functions/src/trash/trash.store.ts", "functions/src/mail/withdrawn.emulator.test.ts", [
    ["the order in the trash whose acknowledgement waits", "waiting.has(deleted.id)", "false", "its account are gone"],
    ["the address of an order in the trash", '"stored.address": "-" }', "}", "its account are gone"],
  ]),
  ...guardsOf("functions/src/undo/undo.domain.ts", "functions/src/mail/withdrawn.emulator.test.ts", [
    ["what is left of who has gone, which doesn't come back", " && !isBlank", "", "its account are gone"],
  ]),
  ...guardsOf("functions/src/orders/picking/picking.store.ts", "functions/src/orders/withdrawals/withdrawals.emulator.test.ts", [
    ["an order that was withdrawn from, which nobody picks", " && withdrawnAt === undefined", "", "isn't picked any more"],
  ]),
  ...guardsOf("functions/src/mail/recipients.domain.ts", "functions/src/mail/withdrawn.emulator.test.ts", [
    [
      "the order's own address, once its account has gone",
      "mail.ownerUid === null ? findOrderContact(mail) : findCustomer(mail, mail.ownerUid)",
      'findCustomer(mail, mail.ownerUid ?? "")',
      "removed by an admin",
    ],
    ["the address that leaves while the email is under way", "findKeptAddress(_id) : to", "to : to", "under way"],
    [
      "the words that strangers don't get with a withdrawal",
      "const isProven = isUnverified === false",
      "const isProven = true || isUnverified === false",
      "nobody has proven",
    ],
  ]),
];
