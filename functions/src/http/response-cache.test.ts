import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ResponseCache } from "./response-cache.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const MINUTE = 60_000;

/** A list that counts how often it is read. */
function aSource(bytes = 0) {
  let reads = 0;
  return {
    read: async () => ({ text: `read ${++reads}`, body: new Uint8Array(bytes) }),
    reads: () => reads,
  };
}

type Answer = Awaited<ReturnType<ReturnType<typeof aSource>["read"]>>;
const answersFor = (seconds: number) => new ResponseCache<Answer>(seconds);
const asAnybody = { isCacheable: true, mustBeFresh: false };
const asFresh = { isCacheable: true, mustBeFresh: true };

describe("A public answer", () => {
  it("is read once for all who ask at once, and is there without waiting for its time", async () => {
    const answers = answersFor(5);
    const { read } = aSource();
    const atOnce = [answers.read("list", read, asAnybody), answers.read("list", read, asAnybody)];
    expect((await Promise.all(atOnce)).map(({ text }) => text)).toEqual(["read 1", "read 1"]);
    vi.advanceTimersByTime(4999);
    expect(answers.getFresh("list")?.text).toBe("read 1");
    vi.advanceTimersByTime(1);
    expect(answers.getFresh("list")).toBeUndefined();
    expect((await answers.read("list", read, asAnybody)).text).toBe("read 2");
  });

  it("is out of date when something is written, also while it is being read", async () => {
    const answers = answersFor(5);
    const { read } = aSource();
    const older = answers.read("list", read, asAnybody);
    answers.invalidate();
    const younger = answers.read("list", read, asAnybody);
    expect([(await older).text, (await younger).text]).toEqual(["read 1", "read 2"]);
    expect(answers.getFresh("list")?.text).toBe("read 2");
    answers.invalidate();
    expect(answers.getFresh("list")).toBeUndefined();
  });

  it("is one for each question", async () => {
    const answers = answersFor(5);
    const { read } = aSource();
    await answers.read("six", read, asAnybody);
    await answers.read("all", read, asAnybody);
    expect([answers.getFresh("six")?.text, answers.getFresh("all")?.text]).toEqual(["read 1", "read 2"]);
  });

  it("that could not be given is asked for again", async () => {
    const answers = answersFor(5);
    const away = () => Promise.reject(new Error("away"));
    await expect(answers.read("list", away, asAnybody)).rejects.toThrow("away");
    expect((await answers.read("list", aSource().read, asAnybody)).text).toBe("read 1");
  });

  it("is not kept where nothing shall be, nor where nobody else asks the same", async () => {
    const [none, some] = [answersFor(0), answersFor(5)];
    await none.read("list", aSource().read, asAnybody);
    await some.read("list", aSource().read, { isCacheable: false, mustBeFresh: false });
    expect([none.getFresh("list"), none.getStale("list")]).toEqual([undefined, undefined]);
    expect([some.getFresh("list"), some.getStale("list")]).toEqual([undefined, undefined]);
  });

  it("stays at hand for five minutes where nothing else can be given", async () => {
    const answers = answersFor(5);
    await answers.read("list", aSource().read, asAnybody);
    answers.invalidate();
    vi.advanceTimersByTime(5 * MINUTE - 1);
    expect(answers.getStale("list")?.text).toBe("read 1");
    vi.advanceTimersByTime(1);
    expect(answers.getStale("list")).toBeUndefined();
  });
});

describe("Who asks past the caches", () => {
  it("shares the next read with all who do, so that at most one is under way and one waits", async () => {
    const answers = answersFor(5);
    const { read, reads } = aSource();
    const first = answers.read("list", read, asFresh);
    const others = Array.from({ length: 50 }, () => answers.read("list", read, asFresh));
    expect(reads()).toBe(1);
    expect((await first).text).toBe("read 1");
    expect(new Set((await Promise.all(others)).map(({ text }) => text))).toEqual(new Set(["read 2"]));
    expect((await answers.read("list", read, asFresh)).text).toBe("read 3");
  });

  it("is not told of a read that failed before the next one", async () => {
    const answers = answersFor(5);
    const failing = answers.read("list", () => Promise.reject(new Error("away")), asFresh);
    const next = answers.read("list", aSource().read, asFresh);
    await expect(failing).rejects.toThrow("away");
    expect((await next).text).toBe("read 1");
  });
});

describe("What is kept", () => {
  const MEGABYTE = 1024 * 1024;

  it("is eight megabytes at most, of which the oldest leaves first", async () => {
    const answers = answersFor(5);
    const { read } = aSource(3 * MEGABYTE);
    for (const key of ["a", "b", "c"]) await answers.read(key, read, asAnybody);
    expect(["a", "b", "c"].map((key) => answers.getStale(key)?.text)).toEqual([
      undefined,
      "read 2",
      "read 3",
    ]);
    await answers.read("b", read, asFresh);
    await answers.read("d", read, asAnybody);
    expect(["b", "c", "d"].map((key) => answers.getStale(key)?.text)).toEqual([
      "read 4",
      undefined,
      "read 5",
    ]);
  });

  it("never holds what alone is more than that", async () => {
    const answers = answersFor(5);
    await answers.read("small", aSource(1).read, asAnybody);
    await answers.read("large", aSource(9 * MEGABYTE).read, asAnybody);
    expect([answers.getStale("small")?.text, answers.getStale("large")]).toEqual(["read 1", undefined]);
  });

  it("makes room for others when it is too old", async () => {
    const answers = answersFor(5);
    const read = async () => ({ text: "", body: new Uint8Array(1) });
    await answers.read("before", read, asAnybody);
    vi.advanceTimersByTime(5 * MINUTE);
    await answers.read("after", read, asAnybody);
    vi.setSystemTime(Date.now() - 5 * MINUTE);
    expect(answers.getStale("before")).toBeUndefined();
  });
});
