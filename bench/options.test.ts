import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

it("measures all areas unless some are named", () => {
  const usual = {
    chosen: ["pages", "api", "search"],
    loads: 9,
    only: undefined,
    isCheck: false,
    isHelp: false,
  };
  expect(readOptions([])).toEqual(usual);
  expect(readOptions(["api", "--check", "--loads", "1"])).toMatchObject({
    chosen: ["api"],
    isCheck: true,
    loads: 1,
  });
});

it("measures the pages of one part of the shop", () => {
  expect(readOptions(["pages", "--only", "dashBord"])).toMatchObject({ chosen: ["pages"], only: "dashBord" });
});

it.each([[["site"]], [["--loads", "0"]], [["--loads", "many"]], [["--chek"]]])("refuses %s", (args) => {
  expect(() => readOptions(args)).toThrow("npm run bench");
});
