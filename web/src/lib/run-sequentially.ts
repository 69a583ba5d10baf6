import { ApiError } from "./api-client.ts";

/** Does it to each, one after the other. A refusal stops no other, unless none could be done for now. */
export async function runSequentially<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  const done: Item[] = [];
  const reasons = new Set<string>();
  for (const item of items) {
    try {
      await act(item);
      done.push(item);
    } catch (error) {
      reasons.add((error as Error).message);
      if (error instanceof ApiError && error.isTransient) break;
    }
  }
  return { done, left: items.filter((item) => !done.includes(item)), why: [...reasons].join(" ") };
}
