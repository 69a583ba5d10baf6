import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { assertInTime, evenIfLate, withinDeadline } from "./deadline.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const after = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

it("What comes in time is the answer, a refusal too", async () => {
  expect(await withinDeadline(async () => 7)).toBe(7);
  await expect(withinDeadline(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
});

describe("What does not come within eight seconds", () => {
  it.each([
    ["was done", async () => undefined, []],
    ["failed", async () => Promise.reject(new Error("no")), [new Error("no")]],
  ])("is a 503, and what came of it is told: it %s", async (_what, end, outcome) => {
    const onLate = vi.fn();
    const late = after(9_000).then(end);
    const answer = withinDeadline(() => late, { onLate });
    const refused = expect(answer).rejects.toMatchObject({ code: "unavailable", status: 503 });
    await vi.advanceTimersByTimeAsync(8_000);
    await refused;
    expect(onLate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(onLate.mock.calls).toEqual([outcome]);
  });
});

describe("A call that has waited for five seconds", () => {
  const lateChange = (change: () => unknown) =>
    withinDeadline(async () => {
      await after(5_001);
      return change();
    });

  it("changes nothing any more", async () => {
    const refused = expect(lateChange(assertInTime)).rejects.toMatchObject({ code: "unavailable" });
    await vi.advanceTimersByTimeAsync(5_001);
    await refused;
  });

  it("goes on with what is not to be left half done", async () => {
    const done = expect(lateChange(() => evenIfLate(async () => assertInTime()))).resolves.toBeUndefined();
    await vi.advanceTimersByTimeAsync(5_001);
    await done;
  });
});

it("What no call waits for is never too late", () => {
  expect(assertInTime).not.toThrow();
});
