import { guardsOf } from "./guard.ts";

/** Guards of the dashboard's figures. */
export const overviewGuards = [
  ...guardsOf("functions/src/damage/damage.store.ts", "functions/src/overview/overview.emulator.test.ts", [
    ["a look at the notes of damage before they're counted", "  await listDamage({ limit: LOOKED_AT });\n", "", "until they are mended"],
  ]),
  ...guardsOf("functions/src/catalogue/sqlite/part-figures.ts", "functions/src/overview/overview.emulator.test.ts", [
    ["the days that best sellers are of", " AND key >= ?1", " AND ?1 = ?1", "most pieces"],
  ]),
  ...guardsOf("functions/src/catalogue/sqlite/part-figures.ts", "functions/src/catalogue/sqlite/part-figures.test.ts", [
    ["sums that may be greater than whole numbers are", "total(quantity * cents) AS cents", "sum(quantity * cents) AS cents"],
    ["sums of costs that may be greater than whole numbers are", "total(quantity * cost) AS costCents", "sum(quantity * cost) AS costCents"],
  ]),
  ...guardsOf("functions/src/reviews/rated-months.store.ts", "functions/src/overview/overview.emulator.test.ts", [
    ["the end of a month of ratings", '.where("createdAt", "<", end)', "", "ratings of each month"],
  ]),
  ...guardsOf("functions/src/back-in-stock/back-in-stock.store.ts", "functions/src/overview/overview.emulator.test.ts", [
    ["accounts that have saved parts and wait for none", 'saved.where("waiting", ">", [])', "saved", "what needs attention"],
  ]),
];
