import { expect, test } from "vitest";
import { noticeTexts } from "./mail-notices.ts";

const notices = { groups: { engine: "Bring old oil back." } };
const oil = { name: "Oil,\nblack", group: "engine", partNumber: null } as const;

test("an email about several parts names those that a notice is about", () => {
  expect(noticeTexts([oil], notices)).toEqual(["Bring old oil back."]);
  const lamp = { name: "Lamp", group: "lighting", partNumber: null } as const;
  expect(noticeTexts([oil, lamp], notices)).toEqual(["Oil, black: Bring old oil back."]);
  expect(noticeTexts([lamp], notices)).toEqual([]);
});
