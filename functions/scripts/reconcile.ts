import { parseArgs } from "node:util";
import { differences, findDifferences, mend } from "../src/accounts/reconcile/users-reconcile.domain.ts";

// Compares a project's accounts with its database: `npm run reconcile` reports, `npm run reconcile -- --mend`
// mends as well. It acts with the credentials of whoever runs it, as grant-admin does. Exits with 1 where
// something is left to mend.

const { values } = parseArgs({ options: { mend: { type: "boolean", default: false } } });

const found = await findDifferences();
for (const difference of found) {
  console.log(`${difference.uid}  ${difference.kind}  ${differences[difference.kind]}`);
  if (values.mend) await mend(difference);
}
if (found.length === 0) console.log("Accounts and database agree.");
else console.log(`${found.length} ${values.mend ? "mended." : "to mend: npm run reconcile -- --mend"}`);
process.exitCode = found.length > 0 && !values.mend ? 1 : 0;
