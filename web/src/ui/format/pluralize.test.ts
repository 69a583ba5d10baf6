import { expect, test } from "vitest";
import { pluralize } from "./pluralize.ts";

test.each([0, 1, 2, 11, 21, 101, 1001, 1_234_567])("%d parts are written as the browser counts", (number) => {
  const noun = { one: "part", other: "parts" }[
    new Intl.PluralRules("en-US").select(number) as "one" | "other"
  ];
  expect(pluralize(number, "part")).toBe(`${new Intl.NumberFormat("en-US").format(number)} ${noun}`);
});
