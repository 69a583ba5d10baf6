import { describe, expect, test } from "vitest";
import { guessMapping, type Mapping, ruleFrom, withField, withRule } from "./mapping.ts";

const columns = ["No", "Title", "Colour", "Netto", "Brutto"].map((name) => ({
  ...{ name, values: ["1"], destroyed: 0, short: 0 },
}));

const mapped = (...rules: Mapping["rules"]): Mapping => ({
  ...guessMapping(columns),
  rules,
  asksPrice: true,
});

const rulesOf = ({ rules }: Mapping) => Object.fromEntries(rules);

describe("A column's field", () => {
  const title: Mapping["rules"][number] = ["name", ruleFrom(["Title"])];
  const net: Mapping["rules"][number] = ["price", { ...ruleFrom(["Netto"]), factor: "1.35" }];
  const brand: Mapping["rules"][number] = ["brand", { ...ruleFrom([]), always: "Behr" }];

  test.each([
    ["is taken from another column", mapped(title), "Colour", "name", { name: ruleFrom(["Colour"]) }],
    [
      "takes its factor along",
      mapped(net),
      "Brutto",
      "price",
      { price: { ...ruleFrom(["Brutto"]), factor: "1.35" } },
    ],
    ["is no longer the same in all rows", mapped(brand), "Colour", "brand", { brand: ruleFrom(["Colour"]) }],
    [
      "replaces the one that it had",
      mapped(title),
      "Title",
      "description",
      { description: ruleFrom(["Title"]) },
    ],
    ["can be none", mapped(title, brand), "Title", undefined, Object.fromEntries([brand])],
    [
      "leaves others what was joined with it",
      mapped(["name", ruleFrom(["Title", "Colour"])]),
      "Colour",
      undefined,
      { name: ruleFrom(["Title"]) },
    ],
    [
      "replaces all that it had in an older mapping",
      mapped(title, ["description", ruleFrom(["Title"])]),
      "Title",
      "name",
      { name: ruleFrom(["Title"]) },
    ],
  ] as const)("%s", (_, mapping, place, target, rules) =>
    expect(rulesOf(withField(mapping, place, target, columns))).toEqual(rules),
  );

  test("answers the question of the price, which another field leaves open", () => {
    expect(withField(mapped(), "Brutto", "price", columns).asksPrice).toBe(false);
    expect(withRule(mapped(), "price", undefined, columns).asksPrice).toBe(false);
    expect(withField(mapped(), "Brutto", "cost", columns).asksPrice).toBe(true);
  });
});
