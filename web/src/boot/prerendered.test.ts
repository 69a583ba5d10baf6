import { expect, test } from "vitest";
import { isPageOf, UNKNOWN } from "./prerendered.ts";

function at(pathname: string, search = "") {
  return { pathname, search };
}

test.each(["/", "/Blog", "/login"])("the page rendered for %s is that of its own address alone", (path) => {
  expect(isPageOf(path, at(path))).toBe(true);
  expect(isPageOf(path, at("/portfoli"))).toBe(false);
});

test("the page for unknown addresses stands where no page does", () => {
  expect(isPageOf(UNKNOWN, at("/no/such/page"))).toBe(true);
  expect(isPageOf(UNKNOWN, at("/blogs"))).toBe(true);
});

test.each(["/blog", "/Blog/", "/LOGIN", "/", "/dashbord/user", "/myOrder/a"])(
  "the router knows %s, so the page for unknown addresses is not taken over there",
  (pathname) => {
    expect(isPageOf(UNKNOWN, at(pathname))).toBe(false);
  },
);

test("the login rendered at build is not the one for a letter's link", () => {
  expect(isPageOf("/login", at("/login", "?mode=signIn&oobCode=a"))).toBe(false);
  expect(isPageOf("/Blog", at("/Blog", "?utm_source=letter"))).toBe(true);
});
