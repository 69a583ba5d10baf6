import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import indexes from "../../../../firestore.indexes.json" with { type: "json" };
import { stored } from "./stored.ts";

const source = readFileSync(
  new URL("../../../../functions/src/firestore/collections.ts", import.meta.url),
  "utf8",
);
const collections = [...source.matchAll(/ = collection\("(\w+)"/g)].map(([, name]) => name);

test("Privacy has words for every collection of the database but the lists of admins, or says that it holds nothing of a person", () => {
  expect(collections.length).toBeGreaterThan(20);
  expect(Object.keys(stored).sort()).toEqual(collections.sort());
});

test("Each of them says what is stored of a person and for how long, under a title of its own", () => {
  const words = Object.values(stored).filter((each) => each !== null);
  expect(new Set(words.map(({ title }) => title)).size).toBe(words.length);
  for (const { what, until } of words) {
    expect(what).toMatch(/^[A-Z].+\.$/);
    expect(until).toMatch(/^(for|until) .*[^.]$/);
  }
});

test("What is only due after its time is said to go later than that", () => {
  const due = indexes.fieldOverrides.filter((field) => "ttl" in field).map((field) => field.collectionGroup);
  expect(due.length).toBeGreaterThan(3);
  for (const name of [...due, "trash"]) {
    const words = stored[name];
    if (words) expect(words.until, name).toMatch(/, then until the next clean-up, /);
  }
});
