import { expect, it } from "vitest";
import { numbersInName } from "./number-in-name.ts";

it.each([
  ["GDB1330.jpg", ["GDB1330"]],
  ["gdb-1330_2.webp", ["gdb-1330_2", "gdb-1330"]],
  ["GDB 1330 front (1).png", ["GDB 1330 front (1)", "GDB 1330 front", "GDB 1330"]],
  ["1K0 615 301 AA.jpeg", ["1K0 615 301 AA", "1K0 615 301", "1K0 615"]],
  ["4047024479432.png", ["4047024479432"]],
  ["24.0122-0152.1.jpg", ["24.0122-0152.1", "24.0122-0152", "24.0122"]],
  ["pad.jpg", []],
  ["___.jpg", []],
])("In %s the number may be one of %j", (name, numbers) => {
  expect(numbersInName(name)).toEqual(numbers);
});
