/** Does it to each, one after the other. A refusal stops no other. */
export async function inTurn<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  const refusals: Error[] = [];
  for (const item of items) {
    try {
      await act(item);
    } catch (error) {
      refusals.push(error as Error);
    }
  }
  return { done: items.length - refusals.length, refusals };
}
