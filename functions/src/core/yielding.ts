import { setImmediate } from "node:timers/promises";

/** In milliseconds. */
const MAX_TURN_MILLISECONDS = 10;

/** One after the other. Whoever else waits has a turn between, so that nobody notices how many they are. */
export async function* yieldingEach<Item>(items: Iterable<Item>): AsyncGenerator<Item> {
  let begunAt = performance.now();
  for (const item of items) {
    yield item;
    if (performance.now() - begunAt < MAX_TURN_MILLISECONDS) continue;
    await setImmediate();
    begunAt = performance.now();
  }
}

export async function collectYielding<Item>(items: Iterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of yieldingEach(items)) all.push(item);
  return all;
}
