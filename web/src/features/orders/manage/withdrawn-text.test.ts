import { expect, test } from "vitest";
import { withdrawnText } from "./withdrawn-text.ts";

test("orders that were withdrawn from are named, and without any nothing is said", () => {
  const [one, other] = [{ number: "K7QM2-F4X9D" }, { number: "9ZK3P-AAAA1" }];
  expect(withdrawnText([one])).toBe("1 order was withdrawn and is left out: K7QM2-F4X9D.");
  expect(withdrawnText([one, other])).toBe(
    "2 orders were withdrawn and are left out: K7QM2-F4X9D, 9ZK3P-AAAA1.",
  );
  expect(withdrawnText([])).toBe("");
});
