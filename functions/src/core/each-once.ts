/** The first naming of a thing counts. Fails only when all are through, so that nothing runs on after the response. */
export async function eachOnce<Item extends { readonly _id: string }, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const begun = new Map<string, Promise<Result>>();
  for (const item of items) if (!begun.has(item._id)) begun.set(item._id, work(item));
  const ends = await Promise.allSettled(begun.values());
  return ends.map((end) => {
    if (end.status === "rejected") throw end.reason;
    return end.value;
  });
}
