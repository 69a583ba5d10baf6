import { expect, it } from "vitest";
import { readOrderNumber } from "./typed-order-number.ts";

it("An order's number is read as people copy it from an email", () => {
  for (const typed of [
    "0K1M2-F4X10",
    " ok1m2 f4xlo ",
    "OKIM2F4XiO",
    "0k1m2\u2013f4x10",
    "0K1M2\u200bF4X10",
  ]) {
    expect(readOrderNumber(typed), typed).toBe("0K1M2-F4X10");
  }
});
