import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Measuring } from "../measuring.ts";
import type { Row } from "../table.ts";

const SIZES = [1_000, 10_000, 100_000];

/** The rows of the search at each size. A size has a project of its own in the emulator, and a process. */
export async function measureSearch({ note }: Measuring): Promise<Row[]> {
  const seed = Number(process.env.CATALOGUE_SEED ?? Date.now() % 1_000_000);
  note(`made-up parts and queries of CATALOGUE_SEED=${seed}`);
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(...(await measureAt(size, seed)));
  return rows;
}

async function measureAt(size: number, seed: number): Promise<Row[]> {
  const env = { ...process.env, GCLOUD_PROJECT: `demo-carparts-search-${size}` };
  const script = join(import.meta.dirname, "at-size.ts");
  const child = fork(script, [String(size), String(seed)], { env, serialization: "advanced" });
  const ended = once(child, "exit");
  const [rows] = await Promise.race([once(child, "message"), ended]);
  if (!Array.isArray(rows)) throw new Error(`The search could not be measured at ${size} parts.`);
  await ended;
  return rows;
}
