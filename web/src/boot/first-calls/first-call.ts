import "#lib/early-calls.ts";

/** Options of a query, a paged one too. */
interface Query {
  readonly queryFn?: unknown;
}

type Ask = (context: { pageParam: undefined; signal: AbortSignal }) => unknown;

/** The URL that a query asks for first. It's let ask, but nothing is sent: at build nobody could answer. */
export function firstCallOf({ queryFn }: Query): string {
  const urls: string[] = [];
  const never = new Promise<never>(() => {});
  const answers = Object.assign(new Map<string, Promise<never>>(), {
    get(url: string) {
      urls.push(url);
      return never;
    },
  });
  globalThis.earlyCalls = { owner: undefined, answers, isConfirmed: never, arrival: never };
  (queryFn as Ask)({ pageParam: undefined, signal: new AbortController().signal });
  globalThis.earlyCalls = undefined;
  const [url] = urls;
  if (url === undefined) throw new Error("The query asks the API for nothing.");
  // What the visit fills in, such as `:_id`.
  return url.replaceAll("%3A", ":");
}
