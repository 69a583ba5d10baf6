interface Page<Item> {
  readonly items: Item[];
  readonly next: string | null;
}

/** The pages of a list, as far as its cursors lead. */
export async function pagesOf<Item>(
  list: (page: { after?: string }) => Promise<Page<Item>>,
): Promise<Item[][]> {
  const pages: Item[][] = [];
  let next: string | null = "";
  do {
    const page: Page<Item> = await list(next ? { after: next } : {});
    pages.push(page.items);
    next = page.next;
  } while (next !== null);
  return pages;
}
