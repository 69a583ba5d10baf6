import { expect, test } from "vitest";
import { parseCode } from "./code.ts";

test.each([
  ["122787", "122787"],
  ["122 787", "122787"],
  [" 122-787\n", "122787"],
  ["G-122787 is your code.", "122787"],
  ["\u202a122\u200b787\u202c", "122787"],
  ["１２２７８７", "122787"],
  ["no code", "no code"],
])("%j is the code %j", (pasted, code) => {
  expect(parseCode(pasted)).toBe(code);
});
