import { guardsOf } from "./guard.ts";

/** Guards of the trash, and of restoring from it. */
export const trashGuards = [
  ...guardsOf("functions/src/trash/trash.store.ts", "functions/src/trash/trash.emulator.test.ts", [
    ["the end of what can be restored", "return until > new Date().toISOString();", "return until > '';", "once its time"],
    ["the name of an admin who has left", "who: sha256(uid)", "who: uid", "names no admin"],
  ]),
  ...guardsOf("functions/src/trash/trash.store.ts", "functions/src/trash/trash-purge.emulator.test.ts", [
    ["the time of what is purged", 'trash.where("until", "<=", new Date().toISOString())', 'trash.where("until", ">", "")'],
  ]),
  ...guardsOf("functions/src/books/checkouts.store.ts", "functions/src/trash/trash-purge.emulator.test.ts", [
    ["the ledger of an order that is still there", "if (lines.some(({ isDeleted }) => !isDeleted)) return false;", "", "stays as it is"],
    [
      "the ledger of an order that can be restored",
      "return others.length === 0 || (await db.getAll(...others)).every(({ exists }) => !exists);",
      "return others.length >= 0;",
      "one after the other",
    ],
    ["the ledger that something came for", "if (came.empty) tx.delete", "if (came) tx.delete", "keeps what came"],
    ["the payer's name, whose orders are gone", "{ words: [] }", "{}", "keeps what came"],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/undo/undo-orders.emulator.test.ts", [
    ["what was deleted of who is removed", "  else await anonymiseTrash(uid);", "", "where its customer"],
  ]),
  ...guardsOf("functions/src/accounts/users.domain.ts", "functions/src/undo/undo-reviews.emulator.test.ts", [
    ["what was deleted of who leaves", /\n {2}await anonymiseTrash\(uid\);/, "", "where its author"],
  ]),
  ...guardsOf("functions/src/undo/undo.domain.ts", "functions/src/undo/undo-orders.emulator.test.ts", [
    ["the account that is leaving while its order comes back", "!(await isAccountDeleting(tx, accountHash))", "isAccountDeleting", "from the beginning"],
    ["the pieces of an order that comes back", "  if (isReleased) retake(tx, stock, trash.toReservation(order), who);", "", "takes its pieces again"],
  ]),
  ...guardsOf("functions/src/trash/own-undo.ts", "functions/src/undo/undo-orders.emulator.test.ts", [
    ["the order that an admin deleted", 'kind === "order" && who === uid &&', 'kind === "order" &&', "an admin deleted"],
    ["the time in which customers can restore", " && ownUndoMilliseconds(deleted) > 0", "", "ten minutes"],
  ]),
  ...guardsOf("functions/src/undo/undo.domain.ts", "functions/src/undo/undo-orders.emulator.test.ts", [
    ["what isn't a customer's to restore", "if (!isAdmin && !(deleted", "if (false && !(deleted", "for another's"],
  ]),
  ...guardsOf("functions/src/stock/stock-rule.ts", "functions/src/undo/undo-orders.emulator.test.ts", [
    ["the stock that an order comes back from", "stock && stock.data.quantity >= pieces", "stock", "are sold"],
  ]),
];
