import { guardsOf } from "./guard.ts";

const invoicesTest = "functions/src/books-calls/invoices.emulator.test.ts";
const paymentsTest = "functions/src/books-calls/payments.emulator.test.ts";

/** Papers, ledgers, payments and bank statements. */
export const booksGuards = [
  ...guardsOf("functions/src/books-calls/reading.domain.ts", invoicesTest, [
    ["the owner of a paper", "if (!isOwn && !(await caller.isAdmin()))", "if (false)", "admins alone"],
  ]),
  ...guardsOf("functions/src/books-calls/invoices.domain.ts", invoicesTest, [
    ["an order that has an invoice", "=> invoice || taken.has(_id)", "=> taken.has(_id)", "writes a paper once"],
    ["the version of an order that is invoiced", "if (orders.some((order) => order.version !== order.seen))", "if (false)", "says why not"],
    ["an order that isn't sent", '({ handling }) => handling === "sent" || handling === "closed"', "() => true", "says why not"],
    ["pieces that the invoice hasn't left", "else if (before[kind] + pieces > left[kind])", "else if (false)", "more pieces than the invoice has"],
    ["the sending that is credited once", "if (shipping && creditable.invoice.data.isShippingCredited)", "if (false)", "credits it once"],
    ["the sending that the invoice has", "if (shipping && creditable.paper.shipping.gross.cents === 0)", "if (false)", "credits it once"],
    ["the invoices of an admin who is leaving", /(?<=lockSeries\(tx, "invoice"\);\n.*\n) {2}assertNotDeleting\(tx, actor\.uid\);/, "", "is leaving"],
    ["the credit note of an admin who is leaving", /(?<=lockSeries\(tx, "credit"\);\n) {2}assertNotDeleting\(tx, actor\.uid\);/, "", "is leaving"],
  ]),
  ...guardsOf("functions/src/books/papers.store.ts", invoicesTest, [
    ["the one buyer of a paper", "if (buyers.size > 1)", "if (false)", "says why not"],
    ["a paper without anything on it", "if (!bills.some(", "if (false && !bills.some(", "nothing where nothing is"],
    ["the sending that is billed once", "checkout.invoices.length === 0 && ", "", "credits it once"],
  ]),
  ...guardsOf("functions/src/books/paper-rule.ts", "functions/src/books/paper-rule.test.ts", [
    ["the days of a series, whatever the clock says", "before && before.day > today ? before.day : today", "today", "run backwards"],
    ["the hash of a paper", "if (hashPaper(paper) !== hash)", "if (false)"],
    ["the hash of the paper before", "if (paper.previous !== previous)", "if (false)"],
  ]),
  ...guardsOf("functions/src/books/invoices.store.ts", invoicesTest, [
    ["the account in the list of papers", "{ ownerUid: null, accountHash }", "{ accountHash }", "when its account leaves"],
    ["the years that a buyer is kept", 'papers.where("keptUntil", "<=", today)', 'papers.where("keptUntil", ">", "")', "when its account leaves"],
  ]),
  ...guardsOf("functions/src/books/checkouts.store.ts", "functions/src/trash/trash-purge.emulator.test.ts", [
    ["a ledger that several queries find", "return [...byId.values()];", "return all.flatMap(readLedgers);", "is found once"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", invoicesTest, [
    ["an invoiced order that stays", "if (order.invoice) throw orderInvoicedError(order.invoice);", "", "can't be deleted"],
  ]),
  ...guardsOf("functions/src/orders/returns/returns.domain.ts", invoicesTest, [
    ["a piece that was credited before it came back", "Math.max(0, returned - line.credited)", "returned", "no piece is credited twice"],
  ]),
  ...guardsOf("functions/src/orders/orders.domain.ts", paymentsTest, [
    ["the ledger of a deleted order", "    removeFromLedgers(tx, ledgers, deletable);\n", "", "through payments"],
  ]),
  ...guardsOf("functions/src/orders/orders.store.ts", paymentsTest, [
    ["the ledger of a restored order", "  saveLedger(tx, ledger, ledger.checkout, { written: [order._id] });\n", "", "through payments"],
  ]),
  ...guardsOf("functions/src/books-calls/payments.domain.ts", paymentsTest, [
    ["the day of a payment", "  assertDay(day);\n", "", "a day to come"],
    ["the payment by an admin who is leaving", "assertNotDeleting(tx, actor.uid);", "", "is leaving"],
  ]),
  ...guardsOf("functions/src/books/payments.store.ts", paymentsTest, [["the admin in payments", "{ who: accountHash }", "{ who: uid }", "names nobody"]]),
  ...guardsOf("functions/src/books-calls/statements.domain.ts", "functions/src/books-calls/statements.emulator.test.ts", [
    ["the statement of an admin who is leaving", "  assertNotDeleting(tx, actor.uid);\n", "", "is leaving"],
  ]),
  ...guardsOf("functions/src/books/payments.store.ts", "functions/src/books-calls/statements.emulator.test.ts", [
    ["the one name of a bank's entry", "entry === undefined ? payments.doc().id :", "place >= 0 ? payments.doc().id :", "once"],
  ]),
  ...guardsOf("functions/src/books-calls/statements.domain.ts", "functions/src/books-calls/statements.emulator.test.ts", [
    ["the rows that are booked", 'isDryRun ? [] : outcomes.filter(({ result }) => result === "match")', "[]", "books matches alone"],
  ]),
  ...guardsOf("functions/src/books-calls/payments.domain.ts", "functions/src/books-calls/statements.emulator.test.ts", [
    ["a bank's entry that was written down", "await assertUnbooked(tx, entry);", "", "A guess"],
  ]),
];
