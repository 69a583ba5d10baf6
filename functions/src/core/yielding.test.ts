import { expect, it } from "vitest";
import { collectYielding } from "./yielding.ts";

/** As long as a hundred parts take. */
function* slowly(count: number) {
  for (let item = 0; item < count; item++) {
    const until = performance.now() + 4;
    while (performance.now() < until);
    yield item;
  }
}

it("What takes long lets others have their turn, and comes whole and in order", async () => {
  let turns = 0;
  const others = setInterval(() => turns++, 1);
  const all = await collectYielding(slowly(30));
  clearInterval(others);
  expect(all).toEqual(Array.from({ length: 30 }, (_, item) => item));
  expect(turns).toBeGreaterThan(5);
});
