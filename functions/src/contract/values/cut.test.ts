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
  ])("never ends in a piece of a character: %s", (_what, text, most, shortened) => {
    expect(cut(text, most)).toBe(shortened);
  });

  it("ends where the segmenter of the language ends it, whatever stands there", () => {
    const units = Array.from({ length: 0x320 }, (_, unit) => String.fromCharCode(unit));
    const others = ["a", "\r", "\n", "\u00ad", "©", "\u0301", "\u200d", "क", "ि", "가", "\ud83d", "\ude97"];
    const pairs = units.flatMap((unit) => others.flatMap((other) => [unit + other, other + unit]));
    const segmenter = new Intl.Segmenter();
    const wrong = pairs.filter((pair) => {
      const text = `x${pair}y`;
      return cut(text, 2) !== text.slice(0, segmenter.segment(text).containing(2)?.index);
    });
    expect(wrong).toEqual([]);
  });
});
