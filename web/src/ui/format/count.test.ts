import { expect, test } from "vitest";
import { count } from "./count.ts";

test.each([0, 7, 999, 1000, 12_345, 1_234_567])("%d is written as the browser writes it", (number) => {
  expect(count(number)).toBe(new Intl.NumberFormat("en-US").format(number));
});
