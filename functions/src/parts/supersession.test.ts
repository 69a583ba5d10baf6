import { describe, expect, it } from "vitest";
import { lastSuccessor, MOST_STEPS } from "./supersession.ts";

/** Follows `a>b b>c`: c replaces b, which replaces a. */
async function follow(links: string) {
  const reads: string[] = [];
  const parts = new Map(
    links.split(" ").map((link) => {
      const [_id = "", supersededBy = ""] = link.split(">");
      return [_id, { _id, supersededBy: supersededBy || null }] as const;
    }),
  );
  const first = parts.get("a") ?? { _id: "a", supersededBy: null };
  const { last, isEndless } = await lastSuccessor(first, async (id) => {
    reads.push(id);
    return parts.get(id);
  });
  return { last: last?._id, isEndless, reads: reads.length };
}

describe("The parts that replace each other", () => {
  it.each([
    ["a>", undefined, 0],
    ["a>b b>", "b", 1],
    ["a>b b>c c>d d>", "d", 3],
  ])("are followed to the last one: %s", async (links, last, reads) => {
    expect(await follow(links)).toEqual({ last, isEndless: false, reads });
  });

  it("end with the last one that's there", async () => {
    expect(await follow("a>b b>c")).toEqual({ last: "b", isEndless: false, reads: 2 });
    expect(await follow("a>b")).toEqual({ last: undefined, isEndless: false, reads: 1 });
  });

  it.each([
    ["a>a", 0],
    ["a>b b>a", 1],
    ["a>b b>c c>b", 2],
  ])("have no last one in a circle: %s", async (links, reads) => {
    expect(await follow(links)).toEqual({ last: undefined, isEndless: true, reads });
  });

  it("are followed no further than anybody waits for", async () => {
    const links = Array.from({ length: 100 }, (_, step) => `${step === 0 ? "a" : step}>${step + 1}`);
    expect(await follow(links.join(" "))).toEqual({
      last: String(MOST_STEPS),
      isEndless: true,
      reads: MOST_STEPS,
    });
  });
});
