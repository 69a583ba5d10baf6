import { expect, it, vi } from "vitest";
import { AdaptiveCache } from "./adaptive-cache.ts";

it("What didn't change is counted once, whoever asks, and what changed again", async () => {
  const remembered = new AdaptiveCache<number>();
  let counted = 0;
  const count = async () => ++counted;
  expect(await Promise.all([remembered.of("a", count), remembered.of("a", count)])).toEqual([1, 1]);
  expect(await remembered.of("a", count)).toBe(1);
  await expect.poll(() => remembered.of("b", count)).toBe(2);
});

it("What takes long to count is remembered for longer, even though it changes", async () => {
  const remembered = new AdaptiveCache<string>();
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const count = (value: string) => async () => {
    now += 1_000;
    return value;
  };
  expect(await remembered.of("a", count("first"))).toBe("first");
  now += 19_999;
  expect(await remembered.of("b", count("second"))).toBe("first");
  now += 1;
  expect(await remembered.of("b", count("second"))).toBe("second");
  vi.restoreAllMocks();
});

it("A count that fails is tried again", async () => {
  const remembered = new AdaptiveCache<number>();
  await expect(remembered.of("a", () => Promise.reject(new Error("It's closed.")))).rejects.toThrow("closed");
  expect(await remembered.of("a", async () => 7)).toBe(7);
});
