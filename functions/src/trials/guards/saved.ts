import { guardsOf } from "./guard.ts";

/** Saved parts, and those who wait for a part. */
export const savedGuards = [
  ...guardsOf("functions/src/saved/saved.store.ts", "functions/src/http/public-answers.emulator.test.ts", [
    ["the saved parts that a list reads", "consumeReads(items.length + 1, () => withProducts(items))", "withProducts(items)", "An account"],
    ["the saved parts that a full list reads", "consumeReads(items.length, () => findProducts(ids))", "findProducts(ids)", "changes something"],
  ]),
  ...guardsOf("functions/src/saved/saved.store.ts", "functions/src/saved/saved.emulator.test.ts", [
    ["the end of a saved list", "if (remaining.length < MOST_SAVED) return remaining;", "if (remaining) return remaining;"],
  ]),
  ...guardsOf("functions/src/saved/saved.store.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    ["the count of those who wait for a part", "    recordWaiting(tx, waitingIn(document), waiting);", "", "knows who waits"],
  ]),
  ...guardsOf("functions/src/identity/users.store.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    [
      "the count of those who waited and left",
      "recordWaiting(tx, waitingIn(await tx.get(saved.doc(uid))), []);",
      "void [recordWaiting, waitingIn];",
      "knows who waits",
    ],
  ]),
  ...guardsOf("functions/src/identity/account-deletion.store.ts", "functions/src/saved/saved.emulator.test.ts", [
    ["the saved list of an account that is leaving", "    assertNotDeleting(tx, uid);", ""],
  ]),
  ...guardsOf("functions/src/back-in-stock/back-in-stock.store.ts", "functions/src/back-in-stock/back-in-stock.emulator.test.ts", [
    ["telling only those who still wait", " && isWaiting(item)", ""],
  ]),
  ...guardsOf("functions/src/back-in-stock/back-in-stock.store.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    ["the count of those who were told and wait no more", "waited.filter((id) => id !== productId)", "waited", "knows who waits"],
  ]),
];
