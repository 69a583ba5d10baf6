import { parseArgs } from "node:util";
import "./credentials.ts";

// `npm run restore-check -- --from live --to restored` compares two databases of a project: their documents, then whether
// those of the second fit together. It prints names of documents and fields, and nothing that is in them. Runs with your
// credentials, writes nothing, and exits with 1 if anything differs (2 if it could not look).

const { from = "live", to } = parseArgs({
  options: { from: { type: "string" }, to: { type: "string" } },
}).values;
if (!to || from === to) {
  console.error("Which databases? npm run restore-check -- --from live --to <the restored one's name>");
  process.exit(2);
}

// Before anything opens the database.
process.env.FIRESTORE_DATABASE = to === "live" ? "" : to;
const { collectionsOf, compareCollection, databaseNamed, sumOrders } = await import(
  "../src/backups/compare-databases.store.ts"
);
const { findStockFaults } = await import("../src/stock/stock-check.store.ts");
const { differences, findDifferences } = await import("../src/accounts/reconcile/users-reconcile.domain.ts");

/** Differences of a collection that are named; the others are counted. */
const MOST_NAMED = 20;

let wrong = 0;
function reportFault(line: string): void {
  console.log(line);
  wrong++;
}

async function compare(from: string, to: string): Promise<void> {
  const databases = [databaseNamed(from), databaseNamed(to)] as const;

  for (const collection of await collectionsOf(...databases)) {
    let named = 0;
    const compared = await compareCollection(...databases, collection, ({ path, fields }) => {
      if (++named > MOST_NAMED) return;
      const inOne = { missing: `is missing in ${to}`, added: `is only in ${to}` };
      console.log(`  ${path}  ${typeof fields === "string" ? inOne[fields] : fields.join(", ")}`);
    });
    if (named > MOST_NAMED) console.log(`  … and ${named - MOST_NAMED} more`);
    const [before, after] = compared.documents;
    const outcome = compared.differences === 0 ? "equal" : `${compared.differences} differ`;
    console.log(`${collection}  ${before} in ${from}, ${after} in ${to}: ${outcome}`);
    wrong += compared.differences;
  }

  const [before, after] = await Promise.all(databases.map(sumOrders));
  for (const sum of ["orders", "pieces", "cents"] as const) {
    if (before?.[sum] !== after?.[sum])
      reportFault(`Orders: ${before?.[sum]} ${sum} in ${from}, ${after?.[sum]} in ${to}`);
  }

  for await (const { productId, fault } of findStockFaults())
    reportFault(`products/${productId}  ${fault} in ${to}`);
  for await (const { uid, kind } of findDifferences()) reportFault(`${uid}  ${kind}  ${differences[kind]}`);
}

try {
  await compare(from, to);
  console.log(wrong === 0 ? `${to} holds what ${from} holds.` : `${wrong} differences.`);
  process.exitCode = wrong > 0 ? 1 : 0;
} catch (error) {
  const [reason] = (error instanceof Error ? error.message : String(error)).split("\n");
  console.error(`The databases could not be compared: ${reason}`);
  process.exitCode = 2;
}
