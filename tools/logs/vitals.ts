import { readFileSync } from "node:fs";
import { runTool } from "../lib/lifetime.ts";
import { Problem } from "../lib/problem.ts";
import { visitsIn, vitalsTable } from "./vitals-table.ts";

/** `npm run vitals -- day.json` shows how fast the visits of a day were. */
async function vitals() {
  const [file] = process.argv.slice(2);
  if (!file) throw new Problem("Which file? npm run vitals -- day.json (docs/logs.md says how to get it)");
  const visits = visitsIn(read(file));
  console.log(visits.length > 0 ? vitalsTable(visits) : "No visit was measured.");
  return 0;
}

function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new Problem(`${file} can't be read: ${(error as Error).message}`);
  }
}

await runTool(vitals, { interruptedCode: 130 });
