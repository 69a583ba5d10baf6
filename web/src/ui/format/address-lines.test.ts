import { expect, test } from "vitest";
import { addressLines } from "./address-lines.ts";

test("an address keeps its lines, without empty ones", () => {
  expect(addressLines("1 Elm Road \r\n\n  Rear house\n12345 Millbrook")).toBe(
    "1 Elm Road\nRear house\n12345 Millbrook",
  );
});

test("an address of many lines becomes one text", () => {
  expect(addressLines("a\nb\nc\nd\ne\nf\ng")).toBe("a, b, c, d, e, f, g");
});
