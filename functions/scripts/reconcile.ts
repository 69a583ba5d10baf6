import { parseArgs } from "node:util";
import { differences, findDifferences, mend } from "../src/accounts/reconcile/users-reconcile.domain.ts";

// `npm run reconcile` compares accounts with the database; `-- --mend` fixes the differences. Runs with your
// credentials and exits with 1 if differences remain.

const { values } = parseArgs({ options: { mend: { type: "boolean", default: false } } });

const found = await findDifferences();
for (const difference of found) {
  console.log(`${difference.uid}  ${difference.kind}  ${differences[difference.kind]}`);
  if (values.mend) await mend(difference);
}
if (found.length === 0) console.log("Accounts and database agree.");
else console.log(`${found.length} ${values.mend ? "mended." : "to mend: npm run reconcile -- --mend"}`);
process.exitCode = found.length > 0 && !values.mend ? 1 : 0;
