import { describe, expect, test } from "vitest";
import { guessMapping, type Mapping, ruleFrom, withField, withRule } from "./mapping.ts";

const columns = ["No", "Title", "Colour", "Netto", "Brutto"].map((name, place) => ({
  ...{ place, name, values: ["1"], destroyed: 0, short: 0 },
}));

const mapped = (...rules: Mapping["rules"]): Mapping => ({
  ...guessMapping(columns),
  rules,
  prices: { columns: [3, 4], isOpen: true },
});

const rulesOf = ({ rules }: Mapping) => Object.fromEntries(rules);

describe("A column's field", () => {
  const title: Mapping["rules"][number] = ["name", ruleFrom([1])];
  const net: Mapping["rules"][number] = ["price", { ...ruleFrom([3]), factor: "1.35" }];
  const brand: Mapping["rules"][number] = ["brand", { ...ruleFrom([]), always: "Behr" }];

  test.each([
    ["is taken from another column", mapped(title), 2, "name", { name: ruleFrom([2]) }],
    ["takes its factor along", mapped(net), 4, "price", { price: { ...ruleFrom([4]), factor: "1.35" } }],
    ["is no longer the same in all rows", mapped(brand), 2, "brand", { brand: ruleFrom([2]) }],
    ["replaces the one that it had", mapped(title), 1, "description", { description: ruleFrom([1]) }],
    ["can be none", mapped(title, brand), 1, undefined, Object.fromEntries([brand])],
    [
      "leaves others what was joined with it",
      mapped(["name", ruleFrom([1, 2])]),
      2,
      undefined,
      { name: ruleFrom([1]) },
    ],
    [
      "replaces all that it had in an older mapping",
      mapped(title, ["description", ruleFrom([1])]),
      1,
      "name",
      { name: ruleFrom([1]) },
    ],
  ] as const)("%s", (_, mapping, place, target, rules) =>
    expect(rulesOf(withField(mapping, place, target, columns))).toEqual(rules),
  );

  test("answers the question of the price, which another field leaves open", () => {
    expect(withField(mapped(), 4, "price", columns).prices.isOpen).toBe(false);
    expect(withRule(mapped(), "price", undefined, columns).prices.isOpen).toBe(false);
    expect(withField(mapped(), 4, "cost", columns).prices.isOpen).toBe(true);
  });
});
