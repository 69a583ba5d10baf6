import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

it("measures both halves unless one is named", () => {
  const usual = { chosen: ["pages", "api"], loads: 9, isCheck: false, isHelp: false };
  expect(readOptions([])).toEqual(usual);
  expect(readOptions(["api", "--check", "--loads", "1"])).toMatchObject({
    chosen: ["api"],
    isCheck: true,
    loads: 1,
  });
});

it.each([[["site"]], [["--loads", "0"]], [["--loads", "many"]], [["--chek"]]])("refuses %s", (args) => {
  expect(() => readOptions(args)).toThrow("npm run bench");
});
