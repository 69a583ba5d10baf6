import { expect, test } from "vitest";
import { isPageOf, UNKNOWN } from "./prerendered.ts";

function at(pathname: string, search = "") {
  return { pathname, search };
}

test.each(["/", "/Blog", "/login"])("the page rendered for %s belongs to its own address only", (path) => {
  expect(isPageOf(path, at(path))).toBe(true);
  expect(isPageOf(path, at("/portfoli"))).toBe(false);
});

test("the page for unknown addresses is used where there is no page", () => {
  expect(isPageOf(UNKNOWN, at("/no/such/page"))).toBe(true);
  expect(isPageOf(UNKNOWN, at("/blogs"))).toBe(true);
});

test.each(["/blog", "/Blog/", "/LOGIN", "/", "/dashbord/user", "/myOrder/a"])(
  "the router knows %s, so the page for unknown addresses isn't used there",
  (pathname) => {
    expect(isPageOf(UNKNOWN, at(pathname))).toBe(false);
  },
);

test("the prerendered login isn't used for a link from an email", () => {
  expect(isPageOf("/login", at("/login", "?mode=signIn&oobCode=a"))).toBe(false);
  expect(isPageOf("/Blog", at("/Blog", "?utm_source=letter"))).toBe(true);
});
