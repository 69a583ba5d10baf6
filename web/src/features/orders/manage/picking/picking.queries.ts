import { type HandledOrder, handleOrders } from "@carparts/functions/contract/admin/handling";
import { listPicking, listSlips, MOST_NAMED } from "@carparts/functions/contract/admin/picking";
import { id } from "@carparts/functions/contract/values/primitives";
import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

/** The ids that an address has under this name. What the API would refuse is left out. */
export function idsIn(search: string, name: string): string[] {
  const named = new URLSearchParams(search).getAll(name).filter((each) => id.safeParse(each).success);
  return [...new Set(named)].slice(0, MOST_NAMED);
}

/** Of these orders or, without any, of all that are new. */
export function pickingQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ["orders", "picking", ...ids],
    queryFn: ({ signal }) =>
      call(listPicking, { query: { id: ids.length > 0 ? [...ids] : undefined } }, { signal }),
  });
}

export function slipsQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ["orders", "slips", ...ids],
    queryFn: ({ signal }) => call(listSlips, { query: { id: [...ids] } }, { signal }),
    enabled: ids.length > 0,
  });
}

/** Each step counts it on, and an order that is new has taken none. */
const VERSION_OF_NEW = 1;

export interface Numbered {
  readonly _id: string;
  readonly number: string;
}

export interface PickedOrder extends HandledOrder {
  readonly number: string;
}

/** What became of each. One refusal stops no other. */
export async function markPicked(orders: readonly Numbered[]): Promise<PickedOrder[]> {
  const items = orders.map(({ _id }) => ({ _id, version: VERSION_OF_NEW }));
  const answer = await call(handleOrders, { body: { items, handling: "picked" } });
  const results = new Map(answer.items.map((item) => [item._id, item]));
  return orders.flatMap(({ _id, number }) => {
    const result = results.get(_id);
    return result ? [{ ...result, number }] : [];
  });
}
