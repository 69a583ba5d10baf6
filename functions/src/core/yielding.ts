import { setImmediate } from "node:timers/promises";

/** In milliseconds. */
const MAX_TURN_MILLISECONDS = 10;

/** In sequence. Yields to the event loop between them, so that many items don't block others. */
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
