import { expect, it } from "vitest";
import { wrapText } from "./wrap-text.ts";

it.each([
  ["what fits", "one two", ["one two"]],
  ["words", "one two three", ["one two", "three"]],
  ["a word that is too long", "abcdefghijklmnop", ["abcdefgh", "ijklmnop"]],
  ["one among others", "a bcdefghijkl m", ["a", "bcdefghi", "jkl m"]],
  ["rows", "a\nb", ["a", "b"]],
  ["nothing", "", [""]],
  ["signs of several code points", "👍🏽👍🏽👍🏽", ["👍🏽👍🏽", "👍🏽"]],
])("A column of eight breaks %s", (_name, text, lines) => {
  expect(wrapText(text, 8, (line) => line.length)).toEqual(lines);
});

it("A sign that is wider than the column has a line of its own", () => {
  expect(wrapText("abc", 1, (line) => 2 * line.length)).toEqual(["a", "b", "c"]);
});
