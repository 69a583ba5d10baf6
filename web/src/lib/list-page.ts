import type { Endpoint, Input, Output } from "@carparts/functions/contract/endpoint";
import { type CallOptions, exchange } from "./api-client.ts";

/** A page of a list, and the cursor of the next page. */
export interface Page<Items> {
  readonly items: Items;
  readonly next: string | undefined;
}

/** Calls a paginated list. The Link header has the next page. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Page<Output<E>>> {
  const { output, response } = await exchange(endpoint, input, options);
  const next = /<([^<>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  const cursor = next && new URL(next, location.origin).searchParams.get("after");
  return { items: output, next: cursor ?? undefined };
}
