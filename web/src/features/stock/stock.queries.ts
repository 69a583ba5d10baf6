import { listLowStock } from "@carparts/functions/contract/stock";
import { call } from "#lib/api-client.ts";
import { pageQuery } from "#lib/page-query.ts";

const PAGE = 10;

/** Under the key of the products, because every change of theirs changes it. */
export const lowStockQuery = pageQuery(["products", "low-stock"], async (after, signal) => {
  const { items, next } = await call(
    listLowStock,
    { query: { limit: PAGE, ...(after && { after }) } },
    { signal },
  );
  return { items, next: next ?? undefined };
});
