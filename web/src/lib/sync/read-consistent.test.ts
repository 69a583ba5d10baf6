import { expect, test } from "vitest";
import { readConsistent } from "./read-consistent.ts";

test("an answer that may be from before a change was saved is asked for again", async () => {
  const unsaved = [["pads"], ["pads"], [], []];
  let reads = 0;
  const answer = await readConsistent(
    async () => {
      reads++;
      if (reads === 1) unsaved.splice(0, 2);
      return reads;
    },
    () => unsaved[0],
  );
  expect(answer).toBe(2);
});

test("while nothing is saved, what isn't saved yet is no reason to ask again", async () => {
  let reads = 0;
  expect(
    await readConsistent(
      async () => ++reads,
      () => ["pads"],
    ),
  ).toBe(1);
});
