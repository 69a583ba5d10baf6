import { describe, expect, it } from "vitest";
import { begunAt, lifeAfter, type PictureLife } from "./picture-life.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The days on which it's looked at, the last of which is its end. Used on those that `isUsed` says. */
function looks(isUsed: (day: number) => boolean, most = 400): number[] {
  const days = [];
  let life: PictureLife | undefined = begunAt(0);
  while (life && days.length < most) {
    const day: number = life.dueAt / DAY;
    days.push(day);
    life = lifeAfter(life, isUsed(day), day * DAY);
  }
  return days;
}

describe("A picture that was uploaded", () => {
  it("ends after 30 days if no part shows it", () => {
    expect(looks(() => false).at(-1)).toBe(30);
  });

  it("doesn't end while a part shows it, and is looked at once in 30 days", () => {
    expect(looks(() => true, 5)).toEqual([1, 31, 61, 91, 121]);
  });

  it("is there for 30 days more when its part has gone, so that an undo finds it", () => {
    for (let from = 0; from < 29; from += 0.5) {
      for (let until = from + 1.5; until < 120; until += 0.5) {
        const end = looks((day) => day >= from && day < until).at(-1) as number;
        expect(end - until, `used from ${from} to ${until}`).toBeGreaterThanOrEqual(30);
        expect(end - until).toBeLessThanOrEqual(61);
      }
    }
  });
});
