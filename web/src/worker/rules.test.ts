import { describe, expect, it, test } from "vitest";
import {
  assetsIn,
  cacheKind,
  isGone,
  isKeepable,
  isOutdated,
  isPublic,
  isScreen,
  sameResource,
} from "./rules.ts";

const at = (address: string) => new URL(address, "https://shop.example");

describe("What is kept of an address", () => {
  it.each([
    "/",
    "/portfoli",
    "/Blog",
    "/parts",
    "/parts?q=brake",
    "/part/a-b",
    "/part/a.svg",
    "/basket",
    "/legal",
  ])("is its page: %s", (address) => expect(cacheKind(at(address))).toBe("page"));

  it.each([
    ...["/products", "/products?limit=6", "/revew", "/api/products?q=brake&limit=24", "/api/products/a-b"],
    ...["/api/vehicles?make=VW", "/api/reviews/summary", "/api/products/a-b/reviews?limit=5"],
  ])("is the answer to anyone: %s", (address) => expect(cacheKind(at(address))).toBe("answer"));

  it.each(["/parts/brake-hose.svg", "/pictures/0123abcd", "/pictures/0123abcd/small", "/favicon.svg"])(
    "is its picture: %s",
    (address) => expect(cacheKind(at(address))).toBe("picture"),
  );

  it("is a file of a release", () => expect(cacheKind(at("/assets/index-abc1234.js"))).toBe("asset"));

  it.each([
    ...[
      "/dashBord",
      "/dashBord/UserOrder/payment/a",
      "/myOrder/a",
      "/login",
      "/login?mode=signIn",
      "/singIn",
    ],
    ...[
      "/reast",
      "/users",
      "/ordersItem",
      "/profile",
      "/payment/a",
      "/user/pat@carparts.test",
      "/admin/a@b.c",
    ],
    ...[
      "/account/export",
      "/api/basket",
      "/api/garage",
      "/api/saved",
      "/api/orders",
      "/api/vin/WVWZZZ1KZ9W000001",
    ],
    ...[
      "/api/products?id=a&limit=1",
      "/api/products/a/movements",
      "/api/overview",
      "/sw.js",
      "/no/such/page",
    ],
  ])("is nothing: %s", (address) => expect(cacheKind(at(address))).toBeUndefined());
});

test("an address has a screen of the app, or the network alone knows it", () => {
  for (const address of ["/", "/parts?q=a", "/blog/", "/dashBord/user", "/myOrder/a", "/login"])
    expect(isScreen(at(address)), address).toBe(true);
  for (const address of ["/no/such/page", "/api/products", "/parts/brake-hose.svg", "/users"])
    expect(isScreen(at(address)), address).toBe(false);
});

test("a request of an account, a write and a piece of a file are nobody else's", () => {
  const ask = (method: string, headers = {}) => isPublic({ method, headers: new Headers(headers) });
  expect(ask("GET", { Accept: "application/json", "Cache-Control": "no-cache" })).toBe(true);
  expect(ask("GET", { Authorization: "Bearer a" })).toBe(false);
  expect(ask("GET", { Range: "bytes=0-9" })).toBe(false);
  expect(["POST", "HEAD", "DELETE"].map((method) => ask(method))).toEqual([false, false, false]);
});

test("an answer is kept if it's whole and the site's own", () => {
  const whole = { status: 200, type: "basic", redirected: false, headers: new Headers() } as const;
  expect(isKeepable(whole)).toBe(true);
  expect(isKeepable({ ...whole, status: 404 })).toBe(false);
  expect(isKeepable({ ...whole, status: 206 })).toBe(false);
  expect(isKeepable({ ...whole, type: "opaque" })).toBe(false);
  expect(isKeepable({ ...whole, redirected: true })).toBe(false);
  const kept = (value: string) => isKeepable({ ...whole, headers: new Headers({ "Cache-Control": value }) });
  expect(["public, max-age=0, s-maxage=2", "no-cache", "private, no-store"].map(kept)).toEqual([
    true,
    true,
    false,
  ]);
});

test("an answer is shown for thirty days, and what is gone isn't", () => {
  const ofAge = (days: number) => {
    const date = new Date(Date.now() - days * 86_400_000).toUTCString();
    return isOutdated({ headers: new Headers({ Date: date }) });
  };
  expect([29, 31].map(ofAge)).toEqual([false, true]);
  expect(isOutdated({ headers: new Headers() })).toBe(false);
  expect([404, 410, 200, 403, 503].map((status) => isGone({ status }))).toEqual([
    ...[true, true],
    ...[false, false, false],
  ]);
});

test("a part is a page and an answer, and anything else is itself", () => {
  const part = ["https://shop.example/part/a-b", "https://shop.example/api/products/a-b"];
  for (const address of part) expect(sameResource(address)).toEqual(part);
  expect(new Set(sameResource("https://shop.example/parts/a.svg"))).toEqual(
    new Set(["https://shop.example/parts/a.svg"]),
  );
});

test("a page's assets are named once each", () => {
  const html = `<meta name="styles" content="/assets/a-1_x.css"><script data-scripts="/assets/b-2.js /assets/c-3.js"
    data-session="/assets/b-2.js"></script>`;
  expect(assetsIn(html)).toEqual(["/assets/a-1_x.css", "/assets/b-2.js", "/assets/c-3.js"]);
  expect(assetsIn("<p>none</p>")).toEqual([]);
});
