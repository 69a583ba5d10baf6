import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint } from "../contract/endpoint.ts";
import { addReview } from "../contract/reviews/add-review.ts";
import { listReviews } from "../contract/reviews/reviews.ts";
import { AppError } from "../core/app-error.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
});
afterEach(() => vi.useRealTimers());

const REVIEWS = 10;
const parse = vi.fn((text: string) => {
  if (text !== "right") throw new AppError("invalid", "It must be right.");
  return text;
});

/** A process that has refused nothing yet. */
async function aProcess() {
  parse.mockClear();
  const { parseCounted } = await import("./refusals.ts");
  return (endpoint: Endpoint, uid: string | undefined, text: string) => {
    try {
      return parseCounted(endpoint, uid, () => parse(text));
    } catch (error) {
      return (error as AppError).status;
    }
  };
}

const review = addReview as Endpoint;
const reviews = listReviews as Endpoint;

describe("What is refused for what it says", () => {
  it("is parsed as often as an account may send it, and then not even looked at for a minute", async () => {
    const read = await aProcess();
    for (let calls = 0; calls < REVIEWS; calls++) expect(read(review, "pat", "wrong")).toBe(422);
    expect(read(review, "pat", "wrong")).toBe(429);
    expect(read(review, "pat", "right")).toBe(429);
    expect(parse).toHaveBeenCalledTimes(REVIEWS);
    expect(read(review, "kim", "wrong")).toBe(422);
    vi.advanceTimersByTime(60_000);
    expect(read(review, "pat", "right")).toBe("right");
  });

  it("doesn't count for what was right", async () => {
    const read = await aProcess();
    for (let calls = 0; calls < 5 * REVIEWS; calls++) expect(read(review, "pat", "right")).toBe("right");
    expect(read(review, "pat", "wrong")).toBe(422);
  });

  it("is one share of all guests, who all go on to read what they ask for rightly", async () => {
    const read = await aProcess();
    for (let calls = 0; calls < 600; calls++) expect(read(reviews, undefined, "wrong")).toBe(422);
    expect(read(reviews, undefined, "wrong")).toBe(429);
    expect(read(reviews, undefined, "right")).toBe("right");
  });
});
