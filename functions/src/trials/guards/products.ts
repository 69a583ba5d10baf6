import { guardsOf } from "./guard.ts";

/** Parts and their numbers. */
export const productsGuards = [
  ...guardsOf("functions/src/products/part-numbers.store.ts", "functions/src/products/restored.emulator.test.ts", [
    ["the number of a restored part that another one has got", "if (owner !== productId) throw numberTaken(partNumber);", ""],
  ]),
  ...guardsOf("functions/src/products/part-numbers.store.ts", "functions/src/products/change.emulator.test.ts", [
    ["the end of the claim to a number that a part no longer has", "  for (const { ref } of docs) tx.delete(ref);", "  void docs;", "from one to another"],
  ]),
  ...guardsOf("functions/src/products/products.store.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["the new part of an admin who is leaving", "assertNotDeleting(batch, actor.uid)", "actor.uid as never"],
    ["the deletion by an admin who is leaving", "assertNotDeleting(tx, actor.uid)", "actor.uid as never"],
  ]),
  ...guardsOf("functions/src/products/change.store.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["the edit of an admin who is leaving", "assertNotDeleting(tx, actor.uid)", "actor.uid as never"],
  ]),
  ...guardsOf("functions/src/products/change.store.ts", "functions/src/products/change.emulator.test.ts", [
    [
      "the stock that was moved since an edited part was read",
      "writtenFields({ ...after, version }), unchanged(part)",
      "writtenFields({ ...after, version })",
      "since it was read",
    ],
    ["the edit that changes nothing", "  if (isNothing(changes)) return { changes, isBack: false };", "", "nothing changes"],
    ["the rules of an edited part", "  await admitPart(tx, after, before);", "", "The number of a part"],
    ["the note that a lower minimum makes a part available", "  if (isBack) recordAvailable(commit, _id);", "", "the smallest order"],
    ["the version of an edit", "(isOnlyStock ? 0 : 1)", "0", "Of two admins"],
    ["the form of an edited document of an earlier release", "    schemaVersion: versionOf(products.id),\n", "", "earlier release"],
  ]),
  ...guardsOf("functions/src/products/change.domain.ts", "functions/src/products/change.emulator.test.ts", [
    ["the edit of what somebody else changed", "if (present.version !== version) throw", "if (false) throw", "Of two admins"],
    ["the number that names a successor", "supersededBy: await successorNamed(named, tx) }", "supersededBy: named }", "named by number"],
  ]),
  ...guardsOf("functions/src/products/part-rules.ts", "functions/src/products/change.emulator.test.ts", [
    ["the circle that two close at once", "(id) => findSuccessor(id, tx)", "(id) => findSuccessor(id)", "another's look"],
  ]),
  ...guardsOf("functions/src/products/part-rules.ts", "functions/src/undo/undone-like-done.emulator.test.ts", [
    ["the link of a written part", "if (after.supersededBy !== before?.supersededBy) await", "if (false) await", "close a circle is refused by POST /api/undo"],
    ["the number of a written part", "if (after.partNumber !== before?.partNumber) await", "if (false) await", "number is refused by POST /api/undo"],
  ]),
  ...guardsOf("functions/src/products/products.store.ts", "functions/src/undo/undone-like-done.emulator.test.ts", [
    [
      "the circle of what came back past the shop",
      "if ((await successorFault(product, tx)) === ENDLESS) throw",
      "if (false) throw",
      "circle is refused by npm run",
    ],
  ]),
  ...guardsOf("functions/src/products/products.routes.ts", "functions/src/products/products.emulator.test.ts", [
    ["the part that is sent again", "decodeProduct(body), request?.recordId)", "decodeProduct(body), request && undefined)", "once, however often"],
  ]),
  ...guardsOf("functions/src/products/products.domain.ts", "functions/src/products/products.emulator.test.ts", [
    ["the other part by the same key", "isDeepStrictEqual(before.changes, changesBetween(null, linked))", "isDeepStrictEqual(1, 1)", "with other details"],
  ]),
  ...guardsOf("functions/src/products/bulk-change.domain.ts", "functions/src/products/bulk-change.emulator.test.ts", [
    ["the one of many that was changed meanwhile", "if (present.version !== version) throw", "if (false) throw", "goes on with the others"],
    ["the dry run of a change of many", "if (!isDryRun) for", "for", "in a dry run"],
  ]),
  ...guardsOf("functions/src/products/price-rule.ts", "functions/src/products/price-rule.test.ts", [
    ["the upper of two prices that are as near", "+ step / 2", "+ step / 2 - 1"],
    ["the price below 0", "if (exact < 0) throw", "if (false) throw"],
    ["the ending below 0", "Math.max(rest, ", "Math.max(-Infinity, "],
    ["the dearest price", "if (changed > DEAREST * 100 * CENT) throw", "if (false) throw"],
  ]),
  ...guardsOf("functions/src/products/products.store.ts", "functions/src/products/product-details.emulator.test.ts", [
    ["the claim of a part number", "  claimNumber(commit, product._id, product.partNumber);", ""],
    ["the end of a deleted part's claim", "  await reclaimNumber(tx, id, null);", ""],
    ["the note of a deletion", "  writeTombstone(tx, id);", ""],
  ]),
  ...guardsOf("functions/src/products/products.store.ts", "functions/src/parts/internals.emulator.test.ts", [
    ["the end of what admins knew of a deleted part", "  deleteInternals(tx, id);", ""],
  ]),
  ...guardsOf("functions/src/parts/supersession.ts", "functions/src/parts/supersession.test.ts", [
    ["the circle of parts that replace each other", "if (passed.has(next)) return { last: undefined, isEndless: true };", ""],
    ["the end of a chain that nobody follows so far", "if (passed.size > MOST_STEPS) return { last, isEndless: true };", ""],
  ]),
  ...guardsOf("functions/src/products/products.domain.ts", "functions/src/products/product-details.emulator.test.ts", [
    ["the part that would lead into a circle", '    await assertSuccessor({ _id: "", supersededBy: linked.supersededBy });\n', ""],
  ]),
  ...guardsOf("firestore.rules", "functions/src/firestore/firestore.rules.emulator.test.ts", [
    [
      "what the rules keep from whoever is signed in",
      "match /products/{id} {",
      "match /productInternals/{id} {\n      allow get: if request.auth != null;\n    }\n\n    match /products/{id} {",
    ],
  ]),
  ...guardsOf("functions/src/parts/internals.store.ts", "functions/src/catalogue/parts-search.emulator.test.ts", [
    ["the end of sales that no longer count", "{ ...Object.fromEntries(past), ", "{ ", "thirty days ago"],
    ["the account that waits once, however often it says so", "if (!waited.has(id)) recordDemand", "recordDemand", "knows who waits"],
  ]),
  ...guardsOf("functions/src/firestore/stored-part.ts", "functions/src/parts/internals.emulator.test.ts", [
    ["the place apart for what is for admins alone", "({ ...schemasForAnyone,", "({ ...schemasForAnyone, ...schemasForAdmins,"],
  ]),
  ...guardsOf("functions/src/contract/products.ts", "functions/src/stock/stock-rule.test.ts", [
    ["what nobody can order", "quantity < Math.max(1, minimumQuantity)", "quantity < 1"],
  ]),
  ...guardsOf("functions/src/products/number-claims.store.ts", "functions/src/firestore/migrations/migrate.emulator.test.ts", [
    ["a dry run of the claims of numbers", "if (!isDry) ", ""],
    ["the number that another part claimed meanwhile", " || (await tx.get(claimOf(partNumber))).exists", ""],
  ]),
];
