import { parseArgs } from "node:util";
import { bookCheckout, findUnopenedCheckouts } from "../src/books/checkouts-check.store.ts";
import { migrate, type Progress } from "../src/firestore/migrations/migrate.ts";
import { type ClaimProgress, claimNumbers } from "../src/products/number-claims.store.ts";
import "./credentials.ts";

// `npm run migrate` says how many documents an earlier release wrote; `-- --write` brings them up to date. It can be
// stopped and run again at any time, also while the shop is open. It names parts whose numbers look the same, and changes
// none of them. Runs with your credentials and exits with 1 if anything is left to do.

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const isDry = !values.write;

const last = new Map<string, Progress>();
for await (const progress of migrate({ isDry })) {
  const { collection, read, outdated, damaged } = progress;
  const left = damaged > 0 ? `, ${damaged} damaged and left as they are` : "";
  console.log(`${collection}  ${read} read, ${outdated} ${isDry ? "to migrate" : "migrated"}${left}`);
  last.set(collection, progress);
}

let claims: ClaimProgress = { read: 0, unclaimed: 0, clashes: [] };
for await (const progress of claimNumbers({ isDry })) {
  claims = progress;
  const { read, unclaimed } = progress;
  if (unclaimed > 0)
    console.log(`part numbers  ${read} read, ${unclaimed} ${isDry ? "to claim" : "claimed"}`);
}
for (const clash of claims.clashes) {
  const named = clash.map(({ productId, partNumber }) => `products/${productId} (${partNumber})`);
  console.log(`${named.join(", ")}  have numbers that look the same`);
}

let unopened = 0;
for await (const id of findUnopenedCheckouts()) {
  if (!isDry) await bookCheckout(id);
  unopened++;
}
if (unopened > 0) console.log(`checkouts  ${unopened} ${isDry ? "to open" : "opened"}`);

const sum = (count: "outdated" | "damaged") =>
  [...last.values()].reduce((total, progress) => total + progress[count], 0);
const toMigrate = isDry ? sum("outdated") + claims.unclaimed + unopened : 0;
const clashes = claims.clashes.length;
if (toMigrate > 0) console.log(`${toMigrate} to migrate: npm run migrate -- --write`);
if (sum("damaged") > 0) console.log("To see what is damaged: npm run check-data");
if (clashes > 0) console.log(`Give each of these parts a number of its own: docs/deploy.md#after-an-update`);
if (toMigrate + sum("damaged") === 0) console.log("Every document is up to date.");
process.exitCode = toMigrate + sum("damaged") + clashes > 0 ? 1 : 0;
