import { expect, test } from "vitest";
import { noticesOf } from "./notices.ts";

const [back, children] = ["Bring old oil back.", "Keep it from children."];
const notices = { groups: { engine: back }, parts: { "OIL 5W-30": children } };
const oil = { name: "Oil", group: "engine", partNumber: "oil.5w30" } as const;

const textsOf = (part: Partial<typeof oil> | { group?: "body"; partNumber?: string | null }) =>
  noticesOf(notices, [{ ...oil, ...part }]).map(({ text }) => text);

test("a part has the notice of its group and its own, however its number is written", () => {
  expect(textsOf({})).toEqual([back, children]);
  expect(textsOf({ group: "body" })).toEqual([children]);
  expect(textsOf({ partNumber: null })).toEqual([back]);
});

test("a part without either has none, and so has every part of a shop without notices", () => {
  expect(textsOf({ group: "body", partNumber: "OIL 5W-40" })).toEqual([]);
  expect(noticesOf({}, [oil])).toEqual([]);
});

test("several parts have each notice once, with those that it's about", () => {
  const belt = { name: "Belt", group: "engine", partNumber: null } as const;
  const lamp = { name: "Lamp", group: "lighting", partNumber: null } as const;
  expect(noticesOf(notices, [belt, lamp, oil])).toEqual([
    { text: back, names: ["Belt", "Oil"] },
    { text: children, names: ["Oil"] },
  ]);
});
