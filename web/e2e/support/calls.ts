import type { Page, Request } from "@playwright/test";

/** A request to the API or the identity provider. */
export interface Call {
  /** Method and path. For other hosts, the full URL without its query. */
  readonly to: string;
  /** Parsed if it's JSON, undefined if there is none. */
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

function bodyOf(request: Request): unknown {
  const text = request.postData();
  if (text === null || text === "") return undefined;
  const isJson = request.headers()["content-type"]?.startsWith("application/json");
  return isJson ? JSON.parse(text) : text;
}

/** Records the page's calls from here on. */
export function recordCalls(page: Page): Call[] {
  const calls: Call[] = [];
  page.on("request", (request) => {
    if (!["fetch", "xhr"].includes(request.resourceType())) return;
    const { origin, pathname, searchParams: query } = new URL(request.url());
    const isOnSite = origin === new URL(page.url()).origin;
    calls.push({
      to: `${request.method()} ${isOnSite ? "" : origin}${decodeURIComponent(pathname)}`,
      body: bodyOf(request),
      headers: request.headers(),
      query,
    });
  });
  return calls;
}

/** The only call to this address. `to` may be the end of a longer one. */
export function theCall(calls: readonly Call[], to: string): Call {
  const found = calls.filter((call) => call.to === to || (to.startsWith("/") && call.to.endsWith(to)));
  const [only] = found;
  if (found.length !== 1 || !only) {
    throw new Error(`${found.length} calls to ${to} among: ${calls.map((call) => call.to).join(", ")}`);
  }
  return only;
}
