import { request, requestUntilAnswered } from "../requests.ts";
import { type StartedProcess, startProcess } from "../start-process.ts";
import type { Row } from "../table.ts";
import { addressOf, filtersOnly, misspeltWords, wordsOnly } from "./addresses.ts";
import { type Subject, sized } from "./subject.ts";

const ROUNDS = 300;
const MEGABYTE = 1e6;
/** There Node takes half for its heap. On a large machine it lets a hundred megabytes more lie before it clears them. */
export const AS_IN_512_MIB = "--max-heap-size=256";

/** The largest memory of a process that loads the snapshot and answers searches of all kinds. */
export async function measureMemory(subject: Subject): Promise<Row[]> {
  const instance = await startProcess("search/instance.ts", { NODE_OPTIONS: AS_IN_512_MIB });
  try {
    await requestUntilAnswered(`${instance.url}/api/products`);
    const loaded = await peakOf(instance);
    for (let round = 0; round < ROUNDS; round++) {
      for (const next of [wordsOnly, misspeltWords, filtersOnly]) {
        await request(instance.url + addressOf(next(subject)));
      }
    }
    const peak = await peakOf(instance);
    const detail = `${(loaded / MEGABYTE).toFixed(0)} MB after its first answer`;
    return [
      sized(subject, "memory of the function", peak / MEGABYTE, { most: 400, digits: 0, unit: "MB", detail }),
    ];
  } finally {
    await instance.kill();
  }
}

async function peakOf(instance: StartedProcess): Promise<number> {
  return ((await instance.ask()) as { peak: number }).peak;
}
