import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seed } from "../testing/test-scale.ts";
import { starsOf, summaryOf } from "./ratings-rule.ts";

function counted(...ratings: number[]) {
  const stars: Record<string, number> = {};
  for (const rating of ratings) stars[starsOf(rating)] = (stars[starsOf(rating)] ?? 0) + 1;
  return { sum: ratings.reduce((sum, rating) => sum + rating, 0), stars };
}

describe("The summary of reviews", () => {
  it("is empty without any", () => {
    const none = { count: 0, average: null, stars: [0, 0, 0, 0, 0, 0] };
    expect(summaryOf(undefined)).toEqual(none);
    expect(summaryOf(counted())).toEqual(none);
  });

  it("never counts below none, whatever was changed by hand", () => {
    const summary = summaryOf({ sum: -8, stars: { 3: -2, 4: -1 } });
    expect(summary).toEqual({ count: 0, average: null, stars: [0, 0, 0, 0, 0, 0] });
  });

  it("rounds stars half up, and the average to one decimal", () => {
    expect([0, 0.4, 0.5, 2.49, 2.5, 4.5, 5].map(starsOf)).toEqual([0, 0, 1, 2, 3, 5, 5]);
    const summary = summaryOf(counted(4.5, 5, 3.4, 0));
    expect(summary).toEqual({ count: 4, average: 3.2, stars: [1, 0, 0, 1, 0, 2] });
    expect(summaryOf(counted(4.3, 4.2, 4.25)).average).toBe(4.3);
  });

  it("counts each review once, and keeps its average between the ratings", () => {
    const rating = fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10);
    const property = fc.property(fc.array(rating, { minLength: 1 }), (ratings) => {
      const { count, average, stars } = summaryOf(counted(...ratings));
      expect(count).toBe(ratings.length);
      expect(stars).toHaveLength(6);
      expect(average).toBeGreaterThanOrEqual(Math.min(...ratings) - 0.05);
      expect(average).toBeLessThanOrEqual(Math.max(...ratings) + 0.05);
    });
    fc.assert(property, { seed });
  });
});
