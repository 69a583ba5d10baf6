import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ImportParts } from "@carparts/functions/contract/admin/imports";
import type { Account } from "@carparts/functions/testing/accounts";
import { World } from "@carparts/functions/testing/world";
import type { CDPSession, Route } from "@playwright/test";
import { median } from "../../tools/lib/statistics.ts";
import { quiet } from "../quiet.ts";
import { type Row, row } from "../table.ts";
import { withBrowser } from "./browser.ts";
import type { Choice } from "./measured.ts";
import { logIn } from "./signed-in-routes.ts";

const PATH = "/dashBord/manageItem/import";
const ROWS = 100_000;
/** A preview of them may take minutes where other things run. */
const LONGEST_PREVIEW_MILLISECONDS = 600_000;

declare global {
  interface Window {
    /** The duration of the longest task of more than 50 ms, in milliseconds. */
    longestTask: number;
  }
}

function recordTasks(): void {
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longestTask = Math.max(window.longestTask, duration);
  }).observe({ type: "longtask", buffered: true });
}

function aList(): string {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const number = `${at}`.padStart(6, "0");
    return `BF-${number},Brake disc ${number},${(at % 900) + 0.95},Bosch,1K0 ${number},VW Golf V 2003-2008`;
  });
  return `Part number,Name,Price,Brand,OEM numbers,Vehicles\n${lines.join("\n")}\n`;
}

/** In place of the API, whose work is measured elsewhere: each row changes a price. */
async function answer(route: Route): Promise<void> {
  const request = route.request();
  if (request.method() !== "POST") return route.fallback();
  const { first, rows }: ImportParts = request.postDataJSON();
  const items = rows.map(({ price }, at) => ({
    ...{ line: first + at, result: "update", _id: `part-${first + at}`, problems: [] },
    changes: { price: [1, Number(price)] },
  }));
  await route.fulfill({ json: { items } });
}

/** Returns the page's live heap in MB. */
async function heapOf(devTools: CDPSession): Promise<number> {
  await devTools.send("HeapProfiler.collectGarbage");
  return (await devTools.send("Runtime.getHeapUsage")).usedSize / 1e6;
}

/** Measures an import of 100,000 rows, from the file's choice to the end of its preview. */
export async function measureLargeFile(choice: Choice): Promise<Row[]> {
  const { loads, isChosen, note } = choice;
  if (!isChosen(PATH)) return [];
  const world = new World();
  // From the disk: given as bytes, the page itself would have to decode them.
  const folder = await mkdtemp(join(tmpdir(), "carparts-bench-"));
  const path = join(folder, "list.csv");
  const rounds: Cost[] = [];
  try {
    await writeFile(path, aList());
    const admin = await world.admin();
    for (let round = 0; round < loads; round++) {
      rounds.push(await previewOnce(choice, admin, path));
      note(`a file of 100,000 rows, round ${round + 1} of ${loads}`);
    }
  } finally {
    await rm(folder, { recursive: true });
    await world.clear();
  }
  const middle = (name: keyof Cost) => median(rounds.map((round) => round[name]));
  const what = `${PATH}, 100,000 rows`;
  const detail = `preview in ${middle("seconds").toFixed(0)} s`;
  return [
    row(`${what}, longest task`, middle("longest"), { most: 100, digits: 0, unit: "ms", detail }),
    row(`${what}, memory kept`, middle("kept"), { most: 64, digits: 1, unit: "MB" }),
  ];
}

interface Cost {
  readonly seconds: number;
  /** In milliseconds. */
  readonly longest: number;
  /** In MB. */
  readonly kept: number;
}

function previewOnce({ shop, fingerprint }: Choice, admin: Account, path: string): Promise<Cost> {
  return withBrowser(fingerprint, async ({ context }) => {
    await logIn(context, shop, admin);
    const page = await context.newPage();
    await page.addInitScript(recordTasks);
    await page.route("**/api/imports", answer);
    const devTools = await context.newCDPSession(page);
    await page.goto(shop + PATH);
    const file = page.getByLabel("File", { exact: true });
    await file.waitFor();
    await quiet();
    const before = await heapOf(devTools);
    await page.evaluate(() => {
      window.longestTask = 0;
    });
    const begin = performance.now();
    await file.setInputFiles(path);
    await page.getByRole("button", { name: "Preview" }).click();
    const all = page.getByRole("button", { name: `Import ${ROWS.toLocaleString("en")} parts` });
    await all.waitFor({ timeout: LONGEST_PREVIEW_MILLISECONDS });
    const seconds = (performance.now() - begin) / 1000;
    const longest = await page.evaluate(() => window.longestTask);
    return { seconds, longest, kept: (await heapOf(devTools)) - before };
  });
}
