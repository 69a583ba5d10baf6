import type { PageRequest } from "./list-query.ts";

const LARGEST_PAGE = 100;

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** A whole list of the API, page by page. */
export async function* everyPage<Item>(
  fetchPage: (page: PageRequest) => Promise<Page<Item>>,
): AsyncGenerator<readonly Item[]> {
  for (let after: string | undefined; ; ) {
    const { items, next } = await fetchPage({ limit: LARGEST_PAGE, after });
    yield items;
    if (next === null) return;
    after = next;
  }
}

export async function everyItem<Item>(
  fetchPage: (page: PageRequest) => Promise<Page<Item>>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  for await (const items of everyPage(fetchPage)) all.push(...items);
  return all;
}
