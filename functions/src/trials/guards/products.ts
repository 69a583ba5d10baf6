import { guardsOf } from "./guard.ts";

/** Parts and their numbers. */
export const productsGuards = [
  ...guardsOf("functions/src/products/part-numbers.store.ts", "functions/src/products/restored.emulator.test.ts", [
    ["the number of a restored part that another one has got", "if (owner !== productId) throw numberTaken(partNumber);", ""],
  ]),
  ...guardsOf("functions/src/products/products.store.ts", "functions/src/accounts/removal/account-deletion.emulator.test.ts", [
    ["the new part of an admin who is leaving", "unlessLeaving(batch, actor.uid)", "actor.uid as never"],
  ]),
  ...guardsOf("functions/src/products/products.store.ts", "functions/src/products/product-details.emulator.test.ts", [
    ["the claim of a part number", "  claimNumber(batch, product._id, product.partNumber);", ""],
    ["the end of a deleted part's claim", "  await freeNumbers(tx, id);", ""],
    ["the note of a deletion", "  noteDeletion(tx, id);", ""],
  ]),
  ...guardsOf("functions/src/products/products.store.ts", "functions/src/parts/internals.emulator.test.ts", [
    ["the end of what admins knew of a deleted part", "  deleteInternals(tx, id);", ""],
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
    ["the account that waits once, however often it says so", "if (!waited.has(id)) noteDemand", "noteDemand", "knows who waits"],
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
