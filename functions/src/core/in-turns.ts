import { setImmediate } from "node:timers/promises";

/** In milliseconds. */
const LONGEST_TURN = 10;

/** One after the other. Whoever else waits has a turn between, so that nobody notices how many they are. */
export async function* eachInTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let begunAt = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - begunAt < LONGEST_TURN) continue;
    await setImmediate();
    begunAt = performance.now();
  }
}

export async function inTurns<Item>(items: Iterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of eachInTurns(items)) all.push(item);
  return all;
}
