import { expect, test } from "vitest";
import { standardDefaults, withDefaults } from "./new-part-defaults.ts";

const given = { partNumber: "A 1", name: "Oil filter", price: "5" };
const filled = {
  ...given,
  ...{ quantity: "0", minimumQuantity: "1", group: "filters", description: "Oil filter" },
  picture: "/parts/groups/filters.svg",
};

test.each([
  ["gets what the name suggests", {}, {}, {}],
  ["keeps what its row says", { quantity: "3", group: "body" }, {}, { picture: "/parts/groups/body.svg" }],
  [
    "takes an empty cell for none",
    { quantity: "", description: "" },
    {},
    { quantity: "0", description: "Oil filter" },
  ],
  [
    "has no group that nobody can guess",
    { name: "Kit" },
    {},
    { group: "other", description: "Kit", picture: "/parts/groups/other.svg" },
  ],
  [
    "gets what an admin chose",
    {},
    { group: "engine", description: "New" },
    { group: "engine", description: "New", picture: "/parts/groups/engine.svg" },
  ],
])("A new part %s", (_what, cells, chosen, expected) => {
  const defaults = { ...standardDefaults, ...chosen };
  expect(withDefaults({ ...given, ...cells }, defaults)).toEqual({ ...filled, ...cells, ...expected });
});
