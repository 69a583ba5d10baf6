import { currencySign } from "@carparts/functions/contract/values/currency";
import { expect, it, test } from "vitest";
import { basketAmounts, lineState } from "./line-state.ts";

const part = {
  _id: "pads",
  name: "Brake pads",
  picture: "/parts/brake-pads.svg",
  price: 24.9,
  quantity: 6,
  minimumQuantity: 2,
  fits: null,
};

it.each([
  ["is fine", { quantity: 2, price: 24.9 }, part, {}],
  ["is fine without a price that was seen", { quantity: 6 }, part, {}],
  ["says nothing until its part is known", { quantity: 9 }, undefined, {}],
  [
    "says what it costs now if that is more",
    { quantity: 2, price: 22.5 },
    part,
    { change: `Now ${currencySign}24.90, was ${currencySign}22.50.` },
  ],
  ["announces no price cut", { quantity: 2, price: 1222.5 }, part, { change: "The price has changed." }],
  ["says how many are left", { quantity: 7 }, part, { fault: "Only 6 left.", possible: 6 }],
  [
    "says how many it takes",
    { quantity: 1 },
    part,
    { fault: "You can order 2 pieces or more.", possible: 2 },
  ],
  [
    "says that none is left",
    { quantity: 2 },
    { ...part, quantity: 0 },
    { fault: "Out of stock at the moment." },
  ],
  [
    "says that too few are left",
    { quantity: 2 },
    { ...part, quantity: 1 },
    { fault: "Out of stock at the moment." },
  ],
  [
    "says when more are expected",
    { quantity: 2 },
    { ...part, quantity: 1, expected: "2999-12-12" },
    { fault: "Out of stock at the moment. On order, expected Dec 12, 2999." },
  ],
  ["says that its part is gone", { quantity: 2 }, null, { fault: "This part is no longer in the shop." }],
])("a line %s", (_, line, of, state) => {
  expect(lineState({ productId: "pads", ...line }, of)).toEqual(state);
});

test("amounts are exact, and leave out what is gone", () => {
  const lines = [
    { productId: "pads", quantity: 3 },
    { productId: "gone", quantity: 1 },
    { productId: "cap", quantity: 3 },
  ];
  const cap = { ...part, price: 0.1, deposit: 0.07 };
  expect(basketAmounts(lines, { pads: part, gone: null, cap })).toMatchObject({ parts: 7500, deposit: 21 });
});
