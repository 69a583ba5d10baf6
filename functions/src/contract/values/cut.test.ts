import { describe, expect, it } from "vitest";
import { cut } from "./cut.ts";

describe("A text that is cut", () => {
  it("is left whole where there is room", () => expect(cut("Kim 🚗", 6)).toBe("Kim 🚗"));

  it.each([
    ["half an emoji", `${"x".repeat(9)}🚗`, 10, "x".repeat(9)],
    ["an emoji of several", "ab👨\u200d🔧", 6, "ab"],
    ["an accent", "abe\u0301", 3, "ab"],
    ["a flag", "🇩🇪🇫🇷", 6, "🇩🇪"],
    ["nothing", "abc", 2, "ab"],
  ])("never ends in a piece of a character: %s", (_what, text, most, kept) => {
    expect(cut(text, most)).toBe(kept);
  });
});
