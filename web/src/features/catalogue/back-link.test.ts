import { expect, test } from "vitest";
import { backLink, onward } from "./back-link.ts";

const results = { pathname: "/parts", search: "?q=pads", state: null };
const part = (state: unknown) => ({ pathname: "/part/pads", search: "", state });

test("each link counts on from the results, a page that takes another's place doesn't", () => {
  const first = onward(results, false);
  expect(first).toEqual({ backLink: { results: "/parts?q=pads", steps: 1 } });
  const second = onward(part(first), false);
  expect(backLink({ state: second })).toEqual({ results: "/parts?q=pads", steps: 2 });
  expect(onward(part(second), true)).toEqual(second);
});

test("whoever comes from elsewhere has no results to go back to", () => {
  expect(onward(part(null), false)).toEqual({});
  expect(backLink({ state: { from: "/part/pads" } })).toBeUndefined();
});
