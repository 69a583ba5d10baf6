import { guardsOf } from "./guard.ts";

/** Stock and its movements. */
export const stockGuards = [
  ...guardsOf("functions/src/stock/stock.domain.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["the restock of an admin who is leaving", "assertNotDeleting(tx, actor.uid)", "actor.uid as never"],
  ]),
  ...guardsOf("functions/src/stock/stock.domain.ts", "functions/src/stock/stock.emulator.test.ts", [
    ["the adjustment that was booked before its response was lost", "if (!before) throw await", "throw await"],
    ["the key of a restock that was another one", "before.productId === id && before.change === change && before.reason === reason", "before"],
  ]),
  ...guardsOf("functions/src/stock/stock.store.ts", "functions/src/stock/stock.emulator.test.ts", [
    ["the movement of whatever moves stock", "  recordMovements(tx, movements, lastMovementId);", "  void (movements && lastMovementId);"],
    [
      "the movement of a new part",
      "bookOpeningStock(product, by);\n  recordMovements(commit, movements);",
      "bookOpeningStock(product, by);\n  void (commit && movements);",
    ],
    ["the range of an adjusted stock", "  assertPossible(stock.data, adjustment.change);", ""],
    ["the turns of two orders of one part", "    quantity -= pieces;", ""],
  ]),
  ...guardsOf("functions/src/stock/stock.store.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    ["the pieces that lie on the shelf until they are picked", "{ reserved: pieces, sold: pieces }", "{ sold: pieces }", "until it is picked"],
  ]),
  ...guardsOf("functions/src/stock/stock.store.ts", "functions/src/orders/orders-refused.emulator.test.ts", [
    ["the stock that an order is taken from", "    assertOrderable({ ...stock.data, quantity }, pieces);", ""],
  ]),
  ...guardsOf("functions/src/stock/counts/counts.domain.ts", "functions/src/stock/counts/counts.emulator.test.ts", [
    ["the dry run of a count", "  if (isDryRun) return count();\n", ""],
    ["the answer to a count that is sent again", "    if (before) return before;\n    const books", "    const books", "once"],
    ["the other counts of a part that is named twice", "    results.delete(productId);\n", ""],
    ["the stock that a count can't take below 0", /fault && reserved > 0 \?.*: fault/, "undefined", "say"],
  ]),
  ...guardsOf("functions/src/stock/counts/counts.domain.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["the count of an admin who is leaving", "assertNotDeleting(tx, actor.uid)", "actor.uid as never"],
  ]),
  ...guardsOf("functions/src/stock/stock-check.store.ts", "functions/src/stock/stock-check.emulator.test.ts", [
    ["the difference between a stock and its movements", "if (quantity !== sum)", "if (false)"],
  ]),
  ...guardsOf("functions/src/stock/stock.routes.ts", "functions/src/stock/stock.emulator.test.ts", [
    ["the key of a restock that is sent again", ", request?.recordId", ""],
  ]),
];
