import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "#lib/api-client.ts";
import { retryWithBackoff } from "./retry-with-backoff.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  const page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BUSY = new ApiError(503, "unavailable", "The shop is busy.");

/** Counts calls and troubles, and how it ended. */
function begin(failures: number, failure: Error = BUSY) {
  const state = { calls: 0, troubles: [] as (string | undefined)[], end: undefined as unknown };
  const act = async () => {
    if (state.calls++ < failures) throw failure;
    return "done";
  };
  const stop = new AbortController();
  const setEnd = (end: unknown) => {
    state.end = end;
  };
  retryWithBackoff(act, (trouble) => state.troubles.push(trouble), stop.signal).then(setEnd, setEnd);
  return { state, stop };
}

describe("What fails for now", () => {
  it("is done again after 1, 2 and 4 seconds", async () => {
    const { state } = begin(3);
    for (const [seconds, calls] of [
      [0.9, 1],
      [0.2, 2],
      [2, 3],
      [4, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(1000 * seconds);
      expect(state.calls).toBe(calls);
    }
    expect(state).toMatchObject({
      end: "done",
      troubles: [BUSY.message, BUSY.message, BUSY.message, undefined],
    });
  });

  it("waits for a person after the fourth time, and is never done again by itself", async () => {
    const { state } = begin(1000);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(state.calls).toBe(4);
    expect(state.end).toMatchObject({
      message: expect.stringMatching(/^The shop is busy\. .*Nothing is lost/),
    });
  });

  it("may fail for as long as there is no network, where no call arrives", async () => {
    vi.stubGlobal("navigator", { onLine: false });
    const { state } = begin(20);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(state.end).toBe("done");
  });

  it("isn't done again once it's stopped", async () => {
    const { state, stop } = begin(1000);
    await vi.advanceTimersByTimeAsync(500);
    stop.abort();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(state.calls).toBe(1);
  });
});

it("What can't succeed isn't done again", async () => {
  const refusal = new ApiError(422, "invalid", "There are no rows.");
  const { state } = begin(1000, refusal);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(state).toMatchObject({ calls: 1, end: refusal });
});
