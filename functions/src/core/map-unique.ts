/** More would get in one another's way where they change the same part. */
const AT_ONCE = 10;

/** The first naming of a thing counts. Fails only when nothing runs on after the response. */
export async function mapUnique<Item extends { readonly _id: string }, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const ids = items.map(({ _id }) => _id);
  const left = items.filter(({ _id }, place) => ids.indexOf(_id) === place);
  const results: Result[] = [];
  while (left.length > 0) {
    for (const end of await Promise.allSettled(left.splice(0, AT_ONCE).map(work))) {
      if (end.status === "rejected") throw end.reason;
      results.push(end.value);
    }
  }
  return results;
}
