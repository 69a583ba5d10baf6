import type { PrefetchCall } from "#lib/prefetch.ts";
import type { TokenOwner } from "#lib/token/token-owner.ts";

/** URLs of the calls that a page begins with. `:_id` is in the page's address, `:account` is the caller. */
export interface FirstCalls {
  readonly anyone?: readonly string[];
  /** Only answered to the account itself, which proves its token. */
  readonly account?: readonly string[];
  readonly customer?: readonly string[];
  readonly admin?: readonly string[];
}

interface Visit {
  readonly pathname: string;
  readonly owner: TokenOwner | undefined;
  readonly isAdmin: boolean;
}

/** Spelled as the app will spell them, or their answers aren't found. */
export function resolveCalls(firstCalls: FirstCalls, { pathname, owner, isAdmin }: Visit): PrefetchCall[] {
  const id = /([^/]*)\/?$/.exec(pathname)?.[1] ?? "";
  const account = encodeURIComponent(owner?.email ?? owner?.uid ?? "");
  const calls = (urls: readonly string[] = [], isProof = false) =>
    urls.map((url) => ({
      url: url.replace(":_id", id).replace(":account", account),
      isProof,
      isSingle: url.includes(":_id"),
    }));
  if (!owner) return calls(firstCalls.anyone);
  return [
    ...calls(firstCalls.anyone),
    ...calls(firstCalls.account, true),
    ...calls(isAdmin ? firstCalls.admin : firstCalls.customer),
  ];
}
