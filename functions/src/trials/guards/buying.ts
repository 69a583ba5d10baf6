import { guardsOf } from "./guard.ts";

const [drafts, receipts] = ["functions/src/purchases/purchases.emulator.test.ts", "functions/src/purchases/receipts.emulator.test.ts"];
const leaving = "functions/src/accounts/removal/account-deletion.emulator.test.ts";
const letter = "functions/src/mail/purchase-mail.emulator.test.ts";

/** Purchases, receipts, and what is on order. */
export const buyingGuards = [
  ...guardsOf("functions/src/purchases/purchases.domain.ts", drafts, [
    ["the dry run of drafts", / {2}if \(isDryRun\) return .*;\n/, "", "Drafts"],
    ["the version of a purchase", "if (purchase.data.version === version) return", "return", "line by line"],
    ["the lines of a purchase that is sent", 'if (lines && data.state !== "draft")', "if (false)", "line by line"],
    ["the day of a draft", "if (expected !== undefined && !isOpen(data))", "if (false)", "line by line"],
    ["a day that is past", "  assertNotPast(expected);\n", "", "first day"],
    ["the purchase that isn't a draft any more", 'if (before.data.state !== "draft")', "if (false)", "deleted"],
    ["the step that isn't next", "if (!isNext(before.data.state, move.state))", "if (false)", "on order from when"],
    ["the supplier who went before the draft was sent", /if \(!supplier\) throw notNext\(.*\);/, "", "supplier is gone"],
    ["the supplier who has no email", /if \(isMailed && supplier\.email === null\) throw .*;/, "", "is emailed"],
    ["the part that went before its draft was sent", "  await assertParts(data);\n", "", "not sent with a part"],
    [
      "the part that goes while its draft is sent",
      "  const ordered = await lockOrdered(tx, openIds(data));\n  await assertParts(data);\n",
      "  await assertParts(data);\n  const ordered = await lockOrdered(tx, openIds(data));\n",
      "goes just before",
    ],
  ]),
  ...guardsOf("functions/src/purchases/purchases.domain.ts", letter, [
    ["the shop that sends no emails", /if \(isMailed && !isMailOn\) throw .*;/, "", "sends no emails"],
  ]),
  ...guardsOf("functions/src/purchases/purchases.domain.ts", leaving, [
    ["the draft of an admin who is leaving", "    assertNotDeleting(tx, actor.uid);\n    for (", "    for (", "buy nothing"],
    [
      "the edited purchase of an admin who is leaving",
      '    assertNotDeleting(tx, actor.uid);\n    recordAuditEvent(tx, actor, "purchase_changed"',
      '    recordAuditEvent(tx, actor, "purchase_changed"',
      "buy nothing",
    ],
    [
      "the deleted draft of an admin who is leaving",
      '    assertNotDeleting(tx, actor.uid);\n    recordAuditEvent(tx, actor, "purchase_deleted"',
      '    recordAuditEvent(tx, actor, "purchase_deleted"',
      "buy nothing",
    ],
    [
      "the sent purchase of an admin who is leaving",
      '  assertNotDeleting(tx, actor.uid);\n  recordAuditEvent(tx, actor, "purchase_sent"',
      '  recordAuditEvent(tx, actor, "purchase_sent"',
      "buy nothing",
    ],
    [
      "the closed purchase of an admin who is leaving",
      '  assertNotDeleting(tx, actor.uid);\n  recordAuditEvent(tx, actor, "purchase_closed"',
      '  recordAuditEvent(tx, actor, "purchase_closed"',
      "buy nothing",
    ],
  ]),
  ...guardsOf("functions/src/purchases/purchases.store.ts", drafts, [
    ["the last number of a year's purchases", "if (made.length > 0) tx.set(", "if (false) tx.set(", "Drafts"],
  ]),
  ...guardsOf("functions/src/purchases/receipts.domain.ts", receipts, [
    ["the part that isn't on the purchase", "if (!ordered.has(productId)) fields", "if (false) fields", "isn't on it"],
    ["the part that a receipt names twice", "else if (named.has(productId))", "else if (false)", "named twice"],
    ["the purchase that takes no receipt", /if \(!isReceivable\(data\) && .*\)\)\)/, "if (false)", "refused on a draft"],
    ["the pieces that were booked before the answer was lost", /if \(booked\.has\(.*\)\)/, "if (false)", "books once"],
    ["the part that is gone when it comes", "if (!part || !own) return", "if (!own) return", "is gone for a receipt"],
    ["the pieces that nobody ordered", 'if (result !== "done") return { productId, result };', "", "asks before"],
    ["who waits for what came", "  for (const id of back) await notifyWaiting(id);\n", "", "tells who waits"],
    ["what was spent", "    recordSpent(tx, month, after.supplier._id, cents);\n", "", "is spent"],
  ]),
  ...guardsOf("functions/src/purchases/receipts.domain.ts", leaving, [
    ["the receipt of an admin who is leaving", "assertNotDeleting(tx, actor.uid)", "actor.uid as never", "buy nothing"],
  ]),
  ...guardsOf("functions/src/parts/on-order.store.ts", receipts, [
    [
      "what came or was closed while its part was gone",
      "  if (before.length === 0) return sumOrdered({});\n",
      "  if (before.length >= 0) return sumOrdered((internals?.ordered ?? {}) as never);\n",
      "closed meanwhile",
    ],
  ]),
  ...guardsOf("functions/src/purchases/spending.store.ts", "functions/src/stock/stock-check.emulator.test.ts", [
    [
      "what comes while its month is corrected",
      "const { ref } = await tx.get(spentMonths.doc(month));",
      "const ref = spentMonths.doc(month);",
      "another one comes",
    ],
  ]),
  ...guardsOf("functions/src/suppliers/suppliers.domain.ts", drafts, [
    ["the supplier who is still to deliver", "if (!(await hasOpenPurchase(tx, id))) return;", "return;", "on order from when"],
  ]),
  ...guardsOf("functions/src/mail/recipients.domain.ts", letter, [
    ["the email about a purchase that was closed", "if (!purchase || !isOpen(purchase))", "if (!purchase)", "closed"],
  ]),
  ...guardsOf("functions/src/mail/content/purchase-letter.ts", letter, [["the row of a part's name", "inOneRow(name)", "name", "row of their own"]]),
];
