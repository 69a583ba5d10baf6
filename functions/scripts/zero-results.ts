import { parseArgs } from "node:util";
import { mostFrequent } from "../src/zero-results/most-frequent.ts";
import { parseVehicle } from "../src/zero-results/serialised-vehicle.ts";
import type { ZeroResultKind } from "../src/zero-results/zero-result-counts.ts";
import { findZeroResults } from "../src/zero-results/zero-results.store.ts";
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

const days = await findZeroResults(count);

function print(heading: string, kind: ZeroResultKind, shown = (text: string) => text): void {
  const texts = mostFrequent(days, kind);
  if (texts.length > 0) console.log(heading);
  for (const { text, count } of texts) console.log(`${String(count).padStart(6)}  ${shown(text)}`);
}

function vehicleWords(counted: string): string {
  const { make, model, year, group } = parseVehicle(counted);
  return [make, model, year, group && `(${group})`].filter(Boolean).join(" ");
}

const others = days.reduce((sum, day) => sum + day.others, 0);
if (days.length === 0) console.log("Every search found something.");
print("Not found:", "texts");
print("Not found with filters:", "filtered");
print("Vehicles without parts:", "vehicles", vehicleWords);
if (others > 0) console.log(`${others} searches more, for texts beyond the 500 that a day keeps.`);
