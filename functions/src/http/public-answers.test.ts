import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PublicAnswers } from "./public-answers.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A list that is read anew at each call, and tells how often it was. */
function aSource() {
  let reads = 0;
  return { read: async () => `read ${++reads}`, reads: () => reads };
}

describe("A public answer", () => {
  it("is read once for all who ask within its time, and again after it", async () => {
    const answers = new PublicAnswers<string>(5);
    const { read } = aSource();
    const atOnce = await Promise.all([answers.get("list", read), answers.get("list", read)]);
    vi.advanceTimersByTime(4999);
    expect([...atOnce, await answers.get("list", read)]).toEqual(["read 1", "read 1", "read 1"]);
    vi.advanceTimersByTime(1);
    expect(await answers.get("list", read)).toBe("read 2");
  });

  it("is there without waiting once it has been read", async () => {
    const answers = new PublicAnswers<string>(5);
    const { read } = aSource();
    const first = answers.get("list", read);
    expect(first).toBeInstanceOf(Promise);
    await first;
    expect(answers.get("list", read)).toBe("read 1");
  });

  it("is forgotten when something is written, also while it is being read", async () => {
    const answers = new PublicAnswers<string>(5);
    const { read } = aSource();
    const older = answers.get("list", read);
    answers.forgetAll();
    expect([await older, await answers.get("list", read)]).toEqual(["read 1", "read 2"]);
  });

  it("is one for each question", async () => {
    const answers = new PublicAnswers<string>(5);
    const { read } = aSource();
    expect([await answers.get("six", read), await answers.get("all", read)]).toEqual(["read 1", "read 2"]);
  });

  it("that could not be given is asked for again", async () => {
    const answers = new PublicAnswers<string>(5);
    await expect(answers.get("list", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await answers.get("list", async () => "there")).toBe("there");
  });

  it("is not kept where nothing shall be", async () => {
    const answers = new PublicAnswers<string>(0);
    const { read, reads } = aSource();
    await answers.get("list", read);
    await answers.get("list", read);
    expect(reads()).toBe(2);
  });

  it("makes room for others after two hundred", async () => {
    const answers = new PublicAnswers<string>(5);
    const { read, reads } = aSource();
    for (let part = 0; part < 201; part++) await answers.get(`part ${part}`, read);
    await answers.get("part 200", read);
    expect(reads()).toBe(201);
    await answers.get("part 0", read);
    expect(reads()).toBe(202);
  });
});
