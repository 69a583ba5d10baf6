import { parseArgs } from "node:util";
import { migrate, type Progress } from "../src/firestore/migrations/migrate.ts";
import "./credentials.ts";

// `npm run migrate` says how many documents an earlier release wrote; `-- --write` brings them up to date. It can be
// stopped and run again at any time, also while the shop is open. Runs with your credentials and exits with 1 if
// anything is left to do.

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });

const last = new Map<string, Progress>();
for await (const progress of migrate({ isDry: !values.write })) {
  const { collection, read, outdated, damaged } = progress;
  const left = damaged > 0 ? `, ${damaged} damaged and left as they are` : "";
  console.log(`${collection}  ${read} read, ${outdated} ${values.write ? "migrated" : "to migrate"}${left}`);
  last.set(collection, progress);
}
const sum = (count: "outdated" | "damaged") =>
  [...last.values()].reduce((total, progress) => total + progress[count], 0);
const toMigrate = values.write ? 0 : sum("outdated");
if (toMigrate > 0) console.log(`${toMigrate} to migrate: npm run migrate -- --write`);
if (sum("damaged") > 0) console.log("To see what is damaged: npm run check-data");
if (toMigrate + sum("damaged") === 0) console.log("Every document is up to date.");
process.exitCode = toMigrate + sum("damaged") > 0 ? 1 : 0;
