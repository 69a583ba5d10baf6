import { expect, it, test } from "vitest";
import { madeUpId } from "../../../scripts/made-up/made-up-parts.ts";
import { pageOf } from "./page-of.ts";

const ids = Array.from({ length: 50_000 }, (_, place) => madeUpId(place));

test.each([1, 2, 3, 7, 19])("of %d pages each has about as many parts as the others", (pages) => {
  const counts = new Map<number, number>();
  for (const id of ids) counts.set(pageOf(id, pages), (counts.get(pageOf(id, pages)) ?? 0) + 1);
  expect([...counts.keys()].sort((a, b) => a - b)).toEqual(Array.from({ length: pages }, (_, at) => at + 1));
  const mean = ids.length / pages;
  for (const count of counts.values()) expect(Math.abs(count - mean)).toBeLessThan(6 * Math.sqrt(mean));
});

it("stays on its page while there are as many, and moves to none but a new one", () => {
  for (const id of ids.slice(0, 100)) {
    const pages = Array.from({ length: 20 }, (_, before) => pageOf(id, before + 1));
    for (const [before, page] of pages.entries()) {
      expect([pages[before - 1] ?? 1, before + 1]).toContain(page);
    }
  }
});
