import { matchRoutes } from "react-router-dom";
import { describe, expect, it, test } from "vitest";
import { type PageRoute, routes } from "#routes.ts";
import { addressesOf, isAmong } from "./prerendered.ts";

function at(pathname: string, search = "") {
  return { pathname, search };
}

const unknown = addressesOf(routes.notFound);

test.each([routes.home, routes.blog, routes.login])(
  "the page rendered for $path belongs to its own address only",
  (page) => {
    expect(isAmong(addressesOf(page), at(page.path))).toBe(true);
    expect(isAmong(addressesOf(page), at("/portfoli"))).toBe(false);
    expect(isAmong(addressesOf(page), at(`${page.path}/more`))).toBe(false);
  },
);

test("the page for unknown addresses is used where there is no page", () => {
  for (const path of ["/no/such/page", "/blogs", "/dashBord/nothing", "/myOrder", "/myOrder/a/b"]) {
    expect(isAmong(unknown, at(path)), path).toBe(true);
  }
  expect(isAmong(unknown, at("/no/such/page", "?from=/login"))).toBe(true);
});

test.each(["/blog", "/Blog/", "/LOGIN", "/", "/dashbord/user", "/myOrder/a"])(
  "the router knows %s, so the page for unknown addresses isn't used there",
  (pathname) => {
    expect(isAmong(unknown, at(pathname))).toBe(false);
    expect(isAmong(unknown, at(pathname, "?utm_source=letter"))).toBe(false);
  },
);

describe.each(Object.values<PageRoute>(routes).filter(({ path }) => path !== "*"))("$path", ({ path }) => {
  const address = path.replaceAll(/:\w+/g, "a-b_%20c");

  it.each([address, `${address}/`, address.toUpperCase(), `${address}/more`, `${address}more`])(
    "is known to the boot script as it is to the router: %s",
    (pathname) => {
      const isKnown = matchRoutes(Object.values(routes), pathname)?.[0]?.route.path !== "*";
      expect(isAmong(unknown, at(pathname))).toBe(!isKnown);
    },
  );
});

test("the prerendered login isn't used for a link from an email", () => {
  expect(isAmong(addressesOf(routes.login), at("/login", "?mode=signIn&oobCode=a"))).toBe(false);
  expect(isAmong(addressesOf(routes.blog), at("/Blog", "?utm_source=letter"))).toBe(true);
});
