import { expect, test, vi } from "vitest";
import { guessMapping, ruleFrom } from "./mapping.ts";
import { savedMappings } from "./saved-mappings.ts";

const columns = ["SKU", "Name", "Net", "Gross"].map((name) => ({
  ...{ name, values: ["1"], destroyed: 0, short: 0 },
}));

test("a mapping that an earlier version saved, with the places of its columns, has their names", () => {
  const { asksPrice: _, ...others } = guessMapping(columns);
  const earlier = {
    name: "ACME",
    columns: columns.map(({ name }) => name),
    corrections: { headerLine: 2 },
    mapping: {
      ...others,
      rules: [
        ["partNumber", { ...ruleFrom([]), columns: [0] }],
        ["price", { ...ruleFrom([]), columns: [3], factor: "1.35" }],
      ],
      ...{ together: 1, leftOut: { column: 2, words: "none" }, currency: null },
      prices: { columns: [2, 3], isOpen: false },
    },
  };
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify([earlier]) });
  const [saved] = savedMappings("u1").list();
  expect(saved?.corrections).toEqual({ headerLine: 2 });
  expect(saved?.mapping).toEqual({
    ...others,
    rules: [
      ["partNumber", ruleFrom(["SKU"])],
      ["price", { ...ruleFrom(["Gross"]), factor: "1.35" }],
    ],
    ...{ together: "Name", leftOut: { column: "Net", words: "none" }, asksPrice: false },
  });
});
