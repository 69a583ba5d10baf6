import { madeUpParts } from "../../functions/scripts/made-up/made-up-parts.ts";
import { Random } from "../../functions/scripts/made-up/random.ts";
import { Replica } from "../../functions/src/catalogue/replica/replica.ts";
import { quiet } from "../quiet.ts";
import type { Row } from "../table.ts";
import { measureAgreement } from "./agreement.ts";
import { measureChanges } from "./changes.ts";
import { measureColdStart } from "./cold-start.ts";
import { fill } from "./database.ts";
import { measureEngine } from "./engine.ts";
import { measureFeeds } from "./feeds.ts";
import { measureHttp } from "./http.ts";
import { measureLists, WITH_LISTS } from "./lists.ts";
import { measureMemory } from "./memory.ts";
import { measureQuality } from "./quality.ts";
import { measureReads } from "./reads.ts";
import { AT_LARGEST, type Subject } from "./subject.ts";

// `at-size.ts SIZE SEED`: all figures of the search at one size, sent to its parent. The environment names a project of
// the emulator that nobody else uses.

const [size = 0, seed = 0] = process.argv.slice(2).map(Number);
// Merchants' lists take no drawings.
const items = Array.from(madeUpParts(size, seed), (item) => ({ ...item, picture: "/pictures/1a2b3c" }));
await fill(items);
const { catalogue } = await new Replica().complete();
const subject: Subject = { size, items, catalogue, random: new Random(seed) };

const always = [measureReads, measureHttp, measureQuality, measureAgreement, measureChanges];
const alone = [measureEngine, measureMemory, measureFeeds, measureColdStart];
const rows: Row[] = [];
const atThisSize = [
  ...(size === AT_LARGEST ? alone : []),
  ...always,
  // It adds documents, so it comes last.
  ...(size === WITH_LISTS ? [measureLists] : []),
];
for (const measure of atThisSize) {
  await quiet();
  rows.push(...(await measure(subject)));
  console.log(`  ${size} parts: ${measure.name.replace("measure", "").toLowerCase()}`);
}
process.send?.(rows, () => process.exit());
