import { parseArgs } from "node:util";
import { findMissed } from "../src/missed/missed.store.ts";
import type { MissedKind } from "../src/missed/missed-texts.ts";
import "./credentials.ts";

// `npm run missed` lists what was searched in the last 30 days and not found, the most frequent first; `-- --days 7` takes
// fewer or, up to 90, more. Runs with your credentials.

const MOST_DAYS = 90;

const { values } = parseArgs({ options: { days: { type: "string", default: "30" } } });
const count = Number(values.days);
if (!Number.isInteger(count) || count < 1 || count > MOST_DAYS) {
  console.error(`How many days? npm run missed -- --days 7 (1 to ${MOST_DAYS})`);
  process.exit(2);
}

const days = await findMissed(count);

function print(heading: string, kind: MissedKind): void {
  const sums = new Map<string, number>();
  for (const [text, searches] of days.flatMap((day) => Object.entries(day[kind]))) {
    sums.set(text, (sums.get(text) ?? 0) + searches);
  }
  if (sums.size > 0) console.log(heading);
  const sorted = [...sums].sort(([, one], [, other]) => other - one);
  for (const [text, searches] of sorted) console.log(`${String(searches).padStart(6)}  ${text}`);
}

const others = days.reduce((sum, day) => sum + day.others, 0);
if (days.length === 0) console.log("Every search found something.");
print("Not found:", "texts");
print("Not found with filters:", "filtered");
if (others > 0) console.log(`${others} searches more, for texts beyond the 500 that a day keeps.`);
