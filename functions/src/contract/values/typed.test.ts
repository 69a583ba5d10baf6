import { describe, expect, it } from "vitest";
import { dialled } from "./mobile.ts";
import { normaliseInput, parseAmount, parseInteger, refusedCharacter } from "./typed.ts";
import { amountHint, wholeHint } from "./typed-words.ts";

describe("What is pasted with a text", () => {
  it.each([
    ["a phone number from a contact list", "\u202a+49 170 1234567\u202c", "+49 170 1234567"],
    ["isolates", "\u2068+49 170 1234567\u2069", "+49 170 1234567"],
    ["a mark behind an address", "1 Main St\u200e", "1 Main St"],
    ["a mark behind a house number", "רחוב 7\u200f, חיפה", "רחוב 7, חיפה"],
    ["the mark of a right-to-left keyboard", "\u200fדנה כהן", "דנה כהן"],
    ["an Arabic letter mark", "\u061cسلام\u061c", "سلام"],
    ["marks and blanks in turn", "\u00a0\u200b \u202aKim\u202c \ufeff\u00a0\n", "Kim"],
    ["soft hyphens, joiners of words and operators around", "\u00ad\u2060Kim\u2064\u00ad", "Kim"],
    ["nothing but marks", "\u202a\u200b\u202c", ""],
  ])("is dropped: %s", (_what, pasted, text) => {
    expect(normaliseInput(pasted)).toBe(text);
    expect(normaliseInput(normaliseInput(pasted))).toBe(text);
  });

  it.each([
    "👨\u200d🔧 Kim",
    "می\u200cخواهم",
    "ه\u200d",
    "Brems\u00adscheibe",
    "ภาษา\u200bไทย",
    "❤\ufe0f",
    "a\nb",
  ])("is kept where it shapes words, emoji or lines: %j", (text) => {
    expect(normaliseInput(text)).toBe(text);
  });

  it("is dropped in time from a text that is nearly all blanks", () => {
    const text = `a${" ".repeat(200_000)}b`;
    const before = performance.now();
    expect(normaliseInput(` ${text} `)).toBe(text);
    expect(performance.now() - before).toBeLessThan(1000);
  });

  it("is dropped from all of what is dialled", () => {
    expect(dialled("\u202a+49\u200b170\ufe0d 12\u00ad34\u202c \ufe0f")).toBe("+49170 1234");
  });
});

describe("A whole number as typed", () => {
  it.each([
    ["12", 12],
    [" 007 ", 7],
    ["\u202a12\u202c\u00a0", 12],
    ["0", 0],
    ["-3", -3],
    ["999999999999999", 999_999_999_999_999],
  ])("may be %j", (typed, number) => expect(parseInteger(typed)).toBe(number));

  it.each<[typed: string, hint: string]>([
    ["1.000", "Write 1000 without a separator."],
    ["1,000", "Write 1000 without a separator."],
    ["1 000", "Write 1000 without a separator."],
    ["1\u00a0000\u202f000", "Write 1000000 without a separator."],
    ["1'000", "Write 1000 without a separator."],
    ["12.345.678", "Write 12345678 without a separator."],
    ...["1e3", "0x10", "+5", "٣", "３", "1_000", "--1", "−5", "5 pcs"].map((typed): [string, string] => [
      typed,
      "Use the digits 0 to 9 alone.",
    ]),
    ...["3.0", "2.5", "1,5", "1.00", "five", "-0", "", " "].map((typed): [string, string] => [typed, ""]),
    ["1234567890123456", ""],
    ["x".repeat(50), ""],
  ])("isn't %j, and the words are: %j", (typed, hint) => {
    expect(parseInteger(typed)).toBeNaN();
    expect(wholeHint(typed)).toBe(hint);
  });
});

describe("An amount as typed", () => {
  it.each([
    ["24.90", 24.9],
    ["24.9", 24.9],
    ["24", 24],
    ["\u00a024.90\u200e", 24.9],
    ["0.07", 0.07],
    ["-5", -5],
  ])("may be %j", (typed, amount) => expect(parseAmount(typed)).toBe(amount));

  it.each<[typed: string, hint: string]>([
    ["24,90", "Write 24.90."],
    ["24,9", "Write 24.9."],
    ["1.234,50", "Write 1234.50."],
    ["1,234.50", "Write 1234.50."],
    ["1 234.50", "Write 1234.50."],
    ["1'234.50", "Write 1234.50."],
    ["1.234.567,89", "Write 1234567.89."],
    ["1,234,567", "Write 1234567."],
    ["1.000", "Write 1000 or 1.00."],
    ["1,000", "Write 1000 or 1.00."],
    ["12.345", "Write 12345 or 12.34."],
    ["$24.90", "Write 24.90."],
    ["24,90 €", "Write 24.90."],
    ["€ 24,90", "Write 24.90."],
    ["£24.90", "Write 24.90."],
    ["1,024.90£", "Write 1024.90."],
    ...["1e3", "0x10", "+5", "٣", "24.90.1", "1.23,4,5", ".5", "5.", "-0", "-0.00", "", "free"].map(
      (typed): [string, string] => [typed, ""],
    ),
  ])("isn't %j, and the words are: %j", (typed, hint) => {
    expect(parseAmount(typed)).toBeNaN();
    expect(amountHint(typed)).toBe(hint);
  });

  it("may have more decimals where it's no money", () => {
    expect([parseAmount("4.125", 15), parseAmount("4.125")]).toEqual([4.125, Number.NaN]);
  });
});

describe("The words for a character that can't be stored", () => {
  it.each([
    ["\u001b[31m", "holds a control character (U+001B) at its start. Delete it, or type the text again."],
    [
      "Brake\u001d pads",
      "holds a control character (U+001D) after “Brake”. Delete it, or type the text again.",
    ],
    ["🚗🚗\ud83d", "holds half a character (U+D83D) after “🚗🚗”. Delete it, or type the text again."],
    [
      `${"🚗".repeat(40)}\0`,
      `holds a control character (U+0000) after “${"🚗".repeat(12)}”. Delete it, or type the text again.`,
    ],
  ])("of %j say which it is and where", (text, words) => expect(refusedCharacter(text)).toBe(words));

  it.each(["Kim", "a\nb\tc\r\n", "👨\u200d🔧", ""])("aren't needed for %j", (text) => {
    expect(refusedCharacter(text)).toBeUndefined();
  });
});
