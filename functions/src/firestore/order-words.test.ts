import { describe, expect, it } from "vitest";
import { orderNumberOf } from "./order-number.ts";
import { parseIdentifiers, parseNames, wordsOfOrder } from "./order-words.ts";

const order = {
  number: "K7QM2-F4X9D",
  tracking: "JD 0146-7",
  email: "pat@carparts.test",
  productId: "part-1",
  name: "Pat Q. Ångström-Löwe",
};

function isFound(typed: string, fields: object = order): boolean {
  const words = wordsOfOrder(fields);
  return [...parseIdentifiers(typed), ...parseNames(typed)].some((word) => words.includes(word));
}

describe("An order", () => {
  it.each([
    "K7QM2-F4X9D",
    " k7qm2 f4x9d",
    "JD01467",
    "jd 0146 7",
    "PAT@carparts.test ",
    "pat",
    "löwe ANGSTROM",
  ])("is found by %j", (typed) => {
    expect(isFound(typed)).toBe(true);
  });

  it.each(["K7QM2", "carparts.test", "pa", "pat smith", "***", "", "\ud800"])(
    "is not found by %j",
    (typed) => {
      expect(isFound(typed)).toBe(false);
    },
  );

  it("is found by any of its first five words, and by all of them, however many", () => {
    const name = "Ana Berta Carla Dora Eva Frida Gerda";
    expect(isFound("eva ana carla", { name })).toBe(true);
    expect(isFound("gerda", { name })).toBe(true);
    expect(isFound(name, { name })).toBe(true);
  });

  it("has a bounded number of words, whatever its name", () => {
    const name = Array.from({ length: 50 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(" ");
    expect(wordsOfOrder({ ...order, name })).toHaveLength(4 + 31 + 45 + 1);
    expect(wordsOfOrder({ name: 7, email: null, tracking: {} })).toEqual([]);
  });
});

it.each(["K7QM2-F4X9D", "00340434161094", "pat@carparts.test", "part-1", "part1", "前刹车片"])(
  "No word of a name is what %j is, as of another order",
  (name) => {
    const words = wordsOfOrder({ name });
    const others = wordsOfOrder({ number: name, tracking: name, email: name, productId: name });
    expect(words.filter((word) => [...others, ...parseIdentifiers(name)].includes(word))).toEqual([]);
    expect(parseNames(name).some((word) => words.includes(word))).toBe(true);
  },
);

it.each(["K7QM2-F4XO1", "k7qm2 f4xol", "K7QM2F4X\u200boI"])(
  "An order is found by its number, read as %j",
  (typed) => {
    expect(isFound(typed, { ...order, number: "K7QM2-F4X01" })).toBe(true);
  },
);

it("A parcel's number keeps its letters", () => {
  expect(isFound("oil 1", { ...order, tracking: "OIL-1" })).toBe(true);
  expect(isFound("0111", { ...order, tracking: "OIL-1" })).toBe(false);
});

it("An order's number is made of its id, in digits that nobody confuses", () => {
  expect(orderNumberOf("demo-order-1")).toBe(orderNumberOf("demo-order-1"));
  const numbers = Array.from({ length: 2000 }, (_, index) => orderNumberOf(`order-${index}`));
  expect(new Set(numbers).size).toBe(2000);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});
