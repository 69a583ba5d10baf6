import { setImmediate } from "node:timers/promises";

/** In milliseconds. */
const LONGEST_TURN = 10;

/** All of them. Whoever else waits has a turn between, so that nobody notices how many they are. */
export async function inTurns<Item>(items: Iterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  let begunAt = performance.now();
  for (const item of items) {
    all.push(item);
    if (performance.now() - begunAt < LONGEST_TURN) continue;
    await setImmediate();
    begunAt = performance.now();
  }
  return all;
}
