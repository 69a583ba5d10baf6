import type { Page, Route } from "@playwright/test";

/** Bad responses: API errors, a proxy's plain text, or none. */
export const faults = ["ok", 401, 403, 404, 409, "500 as text", "504 as text", "offline"] as const;
export type Fault = (typeof faults)[number];

const codes = { 401: "unauthenticated", 403: "forbidden", 404: "not_found", 409: "price_changed" } as const;

function refusal(status: keyof typeof codes) {
  const error = { code: codes[status], message: `Refused with ${status}.`, requestId: "a-test" };
  return { status, contentType: "application/json", body: JSON.stringify({ error }) };
}

/** A page asks for its data before its own code and Firebase's are there, which would not come either. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isTakenOver = Object.keys(document.getElementById("main") ?? {}).some((key) =>
      /^__react/.test(key),
    );
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("nav button")];
    return (
      isTakenOver &&
      buttons.every((button) => button.textContent !== "Log Out" || button.ariaDisabled !== "true")
    );
  });
}

async function answer(route: Route, page: Page, fault: Fault): Promise<void> {
  if (fault === "ok") return route.continue();
  if (fault === "500 as text") return route.fulfill({ status: 500, body: "Internal Server Error" });
  if (fault === "504 as text") return route.fulfill({ status: 504, body: "Timed out waiting for function" });
  if (fault !== "offline") return route.fulfill(refusal(fault));
  await untilLoaded(page);
  await page.context().setOffline(true);
  return route.abort("internetdisconnected");
}

/** Makes matching calls fail, such as `GET /products`, until you call the returned function. */
export async function breakCall(page: Page, to: RegExp, fault: Fault): Promise<() => Promise<void>> {
  const isOfSite = (url: URL) => url.origin === new URL(page.url()).origin;
  const handler = (route: Route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isCall = ["fetch", "xhr"].includes(request.resourceType());
    return isCall && to.test(`${request.method()} ${pathname}`)
      ? answer(route, page, fault)
      : route.fallback();
  };
  await page.route(isOfSite, handler);
  return async () => {
    await page.unroute(isOfSite, handler);
    await page.context().setOffline(false);
  };
}
