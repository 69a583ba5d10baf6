import { guardsOf } from "./guard.ts";

/** Guards of the trash, and of restoring from it. */
export const trashGuards = [
  ...guardsOf("functions/src/firestore/trash-list.ts", "functions/src/trash/trash.emulator.test.ts", [
    ["what customers cancel, which would bury the rest", 'kind === "order" && isOwn', "kind === isOwn", "isn't buried"],
  ]),
  ...guardsOf("functions/src/trash/trash.store.ts", "functions/src/http/public-answers.emulator.test.ts", [
    ["the deleted things that an account reads", "await consumeList(\n    MOST_OF_ACCOUNT,", "await consumeList(\n    1,", "was deleted of its own"],
  ]),
  ...guardsOf("functions/src/trash/trash.store.ts", "functions/src/trash/trash.emulator.test.ts", [
    ["the end of what can be restored", "return until > new Date().toISOString();", "return until > '';", "once its time"],
    ["the end of what is listed", 'trash.where("until", ">", new Date().toISOString())', 'trash.where("until", ">", "")', "once its time"],
    ["the name of an admin who has left", "who: sha256(uid)", "who: uid", "names no admin"],
  ]),
  ...guardsOf("functions/src/trash/trash.store.ts", "functions/src/trash/trash-purge.emulator.test.ts", [
    ["the time of what is purged", 'trash.where("until", "<=", new Date().toISOString())', 'trash.where("until", ">", "")'],
  ]),
  ...guardsOf("functions/src/trash/trash.store.ts", "functions/src/undo/undo-parts.emulator.test.ts", [
    [
      "the form that a restored document has today",
      "isKnown(collection, stored) ? upgrade(collection, stored, id) : stored",
      "isKnown && upgrade && collection && id ? stored : {}",
      "earlier release",
    ],
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
  ...guardsOf("functions/src/trash/trash.store.ts", "functions/src/undo/undo-parts.emulator.test.ts", [
    ["what is damaged and would come back so", "  if (!error) return data;", "  if (error !== 0) return data;", "damaged"],
  ]),
  ...guardsOf("functions/src/undo/undo.domain.ts", "functions/src/undo/undo-parts.emulator.test.ts", [
    ["what came back from a backup", "if (await trash.existsAgain(tx, deleted))", "if (false)", "from a backup"],
  ]),
  ...guardsOf("functions/src/products/trashed-part.store.ts", "functions/src/undo/undo-parts.emulator.test.ts", [
    ["the rules of a part that comes back", "  await admitPart(tx, restored, null);", "", "by now"],
    ["the pieces that waited for a part to come back", "orders.length > 0 ? releaseOnRestore", "orders.length < 0 ? releaseOnRestore", "while it was gone"],
    ["what admins alone know of a part that comes back", "  if (internals) restoreInternals(tx, id, internals);", "", "all of it"],
  ]),
  ...guardsOf("functions/src/stock/stock-rule.ts", "functions/src/undo/undo-orders.emulator.test.ts", [
    ["the stock that an order comes back from", "stock && stock.data.quantity >= pieces", "stock", "are sold"],
  ]),
  ...guardsOf("functions/src/reviews/reviews.store.ts", "functions/src/reviews/review-counts.emulator.test.ts", [
    ["the count of a review that comes back", "  recount(tx, [restored], 1, rated);\n", "", "undone"],
  ]),
];
