import type { Order } from "@carparts/functions/contract/orders";
import { expect, test } from "vitest";
import { arrangeOrders, isFound } from "./arrange-orders.ts";

function anOrder(_id: string, fields: Partial<Order> = {}): Order {
  const placed = { handling: "new", version: 1, carrier: null, tracking: null } as const;
  const customer = { name: "Jo", email: "jo@carparts.test", address: "7 Mill Lane", mobile: "1" };
  const part = { productId: "p", productName: "Brake disc", picture: "/parts/disc.svg", price: 10 };
  return {
    _id,
    ...{ number: "K7QM2-F4X9D", deposit: 0, shipping: 0 },
    ...placed,
    ...customer,
    ...part,
    MinimumOrder: 1,
    createdAt: "2026-11-01T00:00:00Z",
    payment: { reference: "K7QM2-F4X9D", total: 10, paid: 0, due: 10, state: "open" },
    invoice: null,
    ...fields,
  };
}

const sensor = anOrder("sensor", { productName: "ABS sensor", createdAt: "2026-11-03T00:00:00Z", price: 25 });
const disc = anOrder("disc", { createdAt: "2026-11-02T00:00:00Z", basketId: "b", MinimumOrder: 2 });
const pads = anOrder("pads", { createdAt: "2026-11-02T00:00:00Z", basketId: "b", productName: "Pad set" });
const wiper = anOrder("wiper", { productName: "Wiper", price: 0.07, MinimumOrder: 3 });
const orders = [sensor, disc, pads, wiper];

function ids(typed: string, sort: Parameters<typeof arrangeOrders>[2]) {
  return arrangeOrders(orders, typed, sort).map((group) => group.orders.map(({ _id }) => _id).join("+"));
}

test.each([
  ["newest", ["sensor", "disc+pads", "wiper"]],
  ["oldest", ["wiper", "disc+pads", "sensor"]],
  ["highest", ["disc+pads", "sensor", "wiper"]],
  ["name", ["sensor", "disc+pads", "wiper"]],
] as const)("sorted by %s, orders of one basket stay together", (sort, expected) => {
  expect(ids("", sort)).toEqual(expected);
});

test("only what is found is shown", () => {
  expect(ids("pad", "newest")).toEqual(["pads"]);
  expect(ids("no such part", "newest")).toEqual([]);
});

test.each(["brake", "DISC brake", " disc ", "a1b2", "jd01 disc", ""])("%j finds a brake disc", (typed) => {
  expect(isFound(anOrder("A1B2C3", { tracking: "JD014600003SE" }), typed)).toBe(true);
});

test.each([
  ["Straßenlampe 12 V", "strassenlampe 12v"],
  ["Strassenlampe 12V", "straßenlampe 12 v"],
  ["Oil filter, spin-on", "oilfilter spinon"],
  ["Brems\u00adscheibe", "bremsscheibe"],
  ["Bremsscheibe", "Brems\u200bscheibe"],
  ["Bøsning Škoda", "bosning skoda"],
  ["前刹车片", "刹车片"],
])("a part named %j is found by %j", (productName, typed) => {
  expect(isFound(anOrder("A1B2C3", { productName }), typed)).toBe(true);
});

test.each(["K7QM2-F4XO1", "k7qm2f4xol", " k7qm2 f4xOI", "K7QM2\u2011F4X01", "f4x01"])(
  "the number K7QM2-F4X01 is found by %j",
  (typed) => expect(isFound(anOrder("A1B2C3", { number: "K7QM2-F4X01" }), typed)).toBe(true),
);

test.each(["brakes", "disc pads", "Mill Lane", "null"])("%j doesn't", (typed) => {
  expect(isFound(anOrder("A1B2C3"), typed)).toBe(false);
});
