import { describe, expect, it } from "vitest";
import { creditorReference } from "../contract/values/payment-code.ts";
import { numbersIn } from "./statement-numbers-rule.ts";

const ORDER = "K7QM2F4X9D";
const PAPER = "R202600001";

describe("The numbers that a bank's text may hold", () => {
  it.each<[string, string[]]>([
    ["K7QM2-F4X9D", [ORDER]],
    ["k7qm2 f4x9d", [ORDER]],
    ["Order k7qm2f4x9d, thank you", [ORDER]],
    ["SVWZ+K7QM2-F4X9D/ANN", [ORDER]],
    ["Ｋ７ＱＭ２－Ｆ４Ｘ９Ｄ", [ORDER]],
    ["K7QM2-F4\nX9D", [ORDER]],
    ["Brakes K7QM2 - F4X9D", [ORDER]],
    [creditorReference("K7QM2-F4X9D"), [ORDER]],
    ["rf62 k7qm 2f4x 9d", [ORDER]],
    ["RF62-K7QM2-F4X9D", [ORDER]],
    ["R2026-00001", [PAPER]],
    ["r2026 00001", [PAPER]],
    ["RECHNUNG R 2026 00001 VOM 30.11.2026", [PAPER]],
    ["Invoice R2026-123456", ["R2026123456"]],
    ["R2026-00001 and K7QM2-F4X9D", [PAPER, ORDER]],
    ["K7QM2-F4X9D K7QM2F4X9D", [ORDER]],
  ])("are found in %j", (text, numbers) => {
    expect(numbersIn(text)).toEqual(expect.arrayContaining(numbers));
  });

  it.each([
    ["a number within a longer one", "AK7QM2F4X9D"],
    ["a longer one", "K7QM2F4X9D7"],
    ["one with more behind a hyphen", "K7QM2-F4X9D-12"],
    ["one with more before a hyphen", "12-K7QM2-F4X9D"],
    ["a reference with other check digits", "RF63K7QM2F4X9D"],
    ["the same in groups", "RF63 K7QM 2F4X 9D"],
    ["the same with hyphens", "RF63-K7QM2-F4X9D"],
    ["a paper's number within a longer one", "R2026-000012"],
    ["one that is glued to a word", "RechnungR2026-00001"],
    ["one with more behind it", "R2026-00001-2"],
    ["letters that no order's number has", "K7QM2-F4X9I"],
    ["a cut number", "K7QM2-F4X9"],
    ["nothing", ""],
    ["a script", "<script>alert(1)</script>]]>"],
  ])("aren't found in %s", (_, text) => {
    const numbers = numbersIn(text);
    expect(numbers).not.toContain(ORDER);
    expect(numbers).not.toContain(PAPER);
  });

  it("are some, however long a text is", () => {
    expect(numbersIn("K7QM2 F4X9D ".repeat(40))).toContain(ORDER);
    expect(numbersIn("1 ".repeat(250)).length).toBeLessThanOrEqual(20);
  });
});
