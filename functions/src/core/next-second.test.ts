import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { presentSecond, untilNextSecond } from "./next-second.ts";

const wait = vi.hoisted(() => vi.fn<(time: number) => Promise<void>>());
vi.mock("node:timers/promises", () => ({ setTimeout: wait }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: 41_250 });
});
afterEach(() => {
  vi.useRealTimers();
});

it("A new second has begun, also where a timer ends a millisecond early", async () => {
  wait.mockImplementationOnce(async (time) => void vi.setSystemTime(Date.now() + time - 1));
  wait.mockImplementation(async (time) => void vi.setSystemTime(Date.now() + time));
  await untilNextSecond();
  expect([Date.now(), presentSecond()]).toEqual([42_000, 42]);
});
