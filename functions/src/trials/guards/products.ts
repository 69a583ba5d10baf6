import { guardsOf } from "./guard.ts";

/** Parts and their numbers. */
export const productsGuards = [
  ...guardsOf("functions/src/products/part-numbers.store.ts", "functions/src/products/restored.emulator.test.ts", [
    ["the number of a restored part that another one has got", "if (owner !== productId) throw numberTaken(partNumber);", ""],
  ]),
  ...guardsOf("functions/src/products/products.store.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["the new part of an admin who is leaving", "who: assertNotDeleting(tx, actor.uid)", "who: actor.uid as never"],
    ["the deletion by an admin who is leaving", "who = assertNotDeleting(tx, actor.uid)", "who = actor.uid as never"],
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
  ]),
  ...guardsOf("functions/src/products/change.domain.ts", "functions/src/products/change.emulator.test.ts", [
    ["the edit of what somebody else changed", "if (present.version !== version) throw", "if (false) throw", "Of two admins"],
  ]),
  ...guardsOf("functions/src/products/bulk-change.domain.ts", "functions/src/products/bulk-change.emulator.test.ts", [
    ["the dry run of a change of many", "if (!isDryRun) for", "for", "in a dry run"],
  ]),
  ...guardsOf("functions/src/products/products.store.ts", "functions/src/products/offers.emulator.test.ts", [
    ["the supplier who goes as a new part is offered", "    await assertSuppliers(product.offers, tx);\n", "", "as a new part"],
  ]),
  ...guardsOf("functions/src/products/bulk-change.domain.ts", "functions/src/products/offers.emulator.test.ts", [
    ["the supplier who goes as many parts are offered", "    await removeLostOffers(offered);\n", "", "as orders of many"],
  ]),
  ...guardsOf("functions/src/products/products.store.ts", "functions/src/products/product-details.emulator.test.ts", [
    ["the claim of a part number", "  claimNumber(commit, product._id, product.partNumber);", ""],
  ]),
  ...guardsOf("firestore.rules", "functions/src/firestore/firestore.rules.emulator.test.ts", [
    [
      "what the rules keep from whoever is signed in",
      "match /products/{id} {",
      "match /productInternals/{id} {\n      allow get: if request.auth != null;\n    }\n\n    match /products/{id} {",
    ],
  ]),
  ...guardsOf("functions/src/firestore/stored-part.ts", "functions/src/parts/internals.emulator.test.ts", [
    ["the place apart for what is for admins alone", "({ ...schemasForAnyone,", "({ ...schemasForAnyone, ...schemasForAdmins,"],
  ]),
  ...guardsOf("functions/src/contract/products.ts", "functions/src/stock/stock-rule.test.ts", [
    ["what nobody can order", "quantity < Math.max(1, minimumQuantity)", "quantity < 1"],
  ]),
];
