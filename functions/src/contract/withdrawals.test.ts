import { expect, it } from "vitest";
import { WithdrawByNumber } from "./withdrawals.ts";

const email = "customer@carparts.test";

it("reads an order's number as people copy it from an email", () => {
  for (const typed of ["0K1M2-F4X10", " ok1m2 f4xlo ", "OKIM2F4XiO", "0k1m2–f4x10"]) {
    expect(WithdrawByNumber.parse({ number: typed, email }).number, typed).toBe("0K1M2-F4X10");
  }
});

it("takes no number of another length, and none with a letter that no order's has", () => {
  for (const number of ["", "0K1M2-F4X1", "0K1M2-F4X101", "UK1M2-F4X10"]) {
    expect(WithdrawByNumber.safeParse({ number, email }).error?.issues[0]?.message, number).toContain(
      "ten letters",
    );
  }
});
