import { expect, test } from "vitest";
import { carriedTo, parseOrigin } from "./way-on.ts";

test.each([
  "https://elsewhere.example/",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "javascript:alert(1)",
  "",
  7,
  undefined,
])("%s is no way on, so it leads to the home page", (from) => expect(parseOrigin({ from })).toBe("/"));

test("where a guest was stopped goes along from one way to sign in to the next, and no further", () => {
  const here = { pathname: "/login", state: { from: "/myOrder/1?x=y" } };
  expect(parseOrigin(here.state)).toBe("/myOrder/1?x=y");
  expect(carriedTo("/singIn", here)).toEqual({ from: "/myOrder/1?x=y" });
  expect(carriedTo("/parts", here)).toEqual({});
  expect(carriedTo("/login", { pathname: "/parts", state: here.state })).toEqual({});
});
