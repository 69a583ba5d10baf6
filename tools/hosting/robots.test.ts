import robotsParser from "robots-parser";
import { describe, expect, it, test } from "vitest";
import { MERCHANT_FEED, SITEMAP } from "../../functions/src/contract/catalogue/feeds.ts";
import { type PageRoute, routes } from "../../web/src/routes.ts";
import { robots } from "./robots.ts";

const site = "https://shop.example";
const rules = robotsParser(`${site}/robots.txt`, robots(site));
const mayRead = (address: string) => rules.isAllowed(site + address, "Googlebot");

test("The sitemap's address is whole", () => expect(rules.getSitemaps()).toEqual([`${site}/sitemap.xml`]));

describe("Crawlers may read", () => {
  const pages = Object.values<PageRoute>(routes).filter(({ access }) => access === "anyone");

  it.each(pages.map(({ path }) => path.replace("*", "/no/such/page").replace(":id", "a-part")))(
    "the page at %s, also where it says that it isn't to be listed",
    (address) => expect(mayRead(address)).toBe(true),
  );

  it.each([
    routes.dashboard.path,
    routes.myOrders.path,
    SITEMAP,
    `${SITEMAP}?page=2`,
    MERCHANT_FEED,
    `${MERCHANT_FEED}?page=2`,
    "/pictures/1a2b",
    "/assets/a.js",
  ])("%s", (address) => expect(mayRead(address)).toBe(true));

  it.each([
    "/products?limit=6",
    "/revew?limit=10",
    "/api/products?make=VW",
    "/api/products/a-part",
    "/api/vehicles",
    "/api/reviews/summary",
  ])("%s, without which a page shows no parts", (address) => expect(mayRead(address)).toBe(true));
});

describe("Crawlers are asked to leave alone", () => {
  it.each([
    ...["/account", "/account/export", "/api/basket", "/api/overview", "/api/vin/WVWZZZ1KZ4W000001"],
    ...["/product", "/users", "/user/a@b.test", "/profile", "/ordersItem", "/payment/1", "/admin/a@b.test"],
    "/myOrder/a-part",
  ])("%s", (address) => expect(mayRead(address)).toBe(false));
});
