import type { Page, Request } from "@playwright/test";

/** What a page asked of the API or of the identity provider. */
export interface Call {
  /** Method and path; for another host than the site's the whole address, without its query. */
  readonly to: string;
  /** The body as it was sent: parsed where it is JSON, undefined where there is none. */
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

/** Notes the calls of a page from here on. */
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

/** The one call to this address, whatever else was called; `to` may be the end of a longer address. */
export function theCall(calls: readonly Call[], to: string): Call {
  const found = calls.filter((call) => call.to === to || (to.startsWith("/") && call.to.endsWith(to)));
  const [only] = found;
  if (found.length !== 1 || !only) {
    throw new Error(`${found.length} calls to ${to} among: ${calls.map((call) => call.to).join(", ")}`);
  }
  return only;
}
