import { describe, expect, it, vi } from "vitest";
import { mod97 } from "./mod97.ts";
import { creditorReference, paymentCode } from "./payment-code.ts";
import type { PaymentTerms } from "./payment-terms.ts";

const shop = vi.hoisted(() => ({ CURRENCY: "EUR" }));
vi.mock("./currency.ts", () => ({
  get CURRENCY() {
    return shop.CURRENCY;
  },
}));

const terms: PaymentTerms = {
  to: [],
  ...{ holder: "Smith & Söhne", iban: "DE89 3704 0044 0532 0130 00", bic: "COBADEFFXXX" },
  ...{ days: 14, when: "before" },
};
const NUMBER = "K7QM2-F4X9D";

describe("A creditor reference", () => {
  it("is made of an order's number", () => expect(creditorReference(NUMBER)).toBe("RF62K7QM2F4X9D"));

  it.each(["00000-00000", "ZZZZZ-ZZZZZ", "10000-00003", "R2026-00001", NUMBER])(
    "of %s has two check digits that are right",
    (number) => {
      const reference = creditorReference(number);
      expect(reference).toMatch(/^RF\d\d[A-Z\d]{1,21}$/);
      expect(mod97(reference.slice(4) + reference.slice(0, 4))).toBe(1);
    },
  );
});

describe("The code of a payment", () => {
  it("has the standard's lines in their order, and ends with the reference", () => {
    expect(paymentCode(terms, 123_456, NUMBER)?.split("\n")).toEqual([
      ...["BCD", "002", "1", "SCT", "COBADEFFXXX", "Smith & Söhne", "DE89370400440532013000"],
      ...["EUR1234.56", "", "RF62K7QM2F4X9D"],
    ]);
  });

  it("has an empty line without a BIC", () => {
    const { bic: _, ...others } = terms;
    expect(paymentCode(others, 100, NUMBER)?.split("\n")[4]).toBe("");
  });

  it.each([
    [1, "EUR0.01"],
    [10, "EUR0.10"],
    [99_999_999_999, "EUR999999999.99"],
  ])("of %d cents says %s", (cents, amount) => {
    expect(paymentCode(terms, cents, NUMBER)?.split("\n")[7]).toBe(amount);
  });

  it.each([0, -100, 100_000_000_000, Number.NaN])(
    "isn't there for %d cents, which nobody can send",
    (cents) => {
      expect(paymentCode(terms, cents, NUMBER)).toBeUndefined();
    },
  );

  it("has no more bytes than there is room for", () => {
    expect(paymentCode({ ...terms, holder: "ö".repeat(70) }, 100, NUMBER)).toBeDefined();
    expect(paymentCode({ ...terms, holder: "店".repeat(70) }, 100, NUMBER)).toBeDefined();
    expect(paymentCode({ ...terms, holder: "😀".repeat(70) }, 100, NUMBER)).toBeUndefined();
  });

  it("isn't there without an IBAN, and in no other currency", () => {
    const { iban: _, ...others } = terms;
    expect(paymentCode(others, 100, NUMBER)).toBeUndefined();
    shop.CURRENCY = "USD";
    expect(paymentCode(terms, 100, NUMBER)).toBeUndefined();
  });
});
