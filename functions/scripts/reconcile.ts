import { parseArgs } from "node:util";
import { differences, findDifferences, mend } from "../src/accounts/reconcile/users-reconcile.domain.ts";
import "./credentials.ts";

// `npm run reconcile` compares accounts with the database; `-- --mend` fixes the differences. Runs with your
// credentials and exits with 1 if differences remain.

const { values } = parseArgs({ options: { mend: { type: "boolean", default: false } } });

let count = 0;
for await (const difference of findDifferences()) {
  count++;
  console.log(`${difference.uid}  ${difference.kind}  ${differences[difference.kind]}`);
  if (values.mend) await mend(difference);
}
if (count === 0) console.log("Accounts and database agree.");
else console.log(`${count} ${values.mend ? "mended." : "to mend: npm run reconcile -- --mend"}`);
process.exitCode = count > 0 && !values.mend ? 1 : 0;
