import { describe, expect, it } from "vitest";
import { orderNumberOf } from "./order-number.ts";
import { parseBeginnings, parseIdentifiers, wordsOfOrder, wordsWithoutContact } from "./order-words.ts";

const order = {
  number: "K7QM2-F4X9D",
  tracking: "JD 0146-7",
  email: "sales.team+shop@carparts.test",
  productId: "part-1",
  productName: "Brake disc, front (ventilated)",
  name: "Pat Q. Ångström-Löwe",
  address: "12 Mill Road, 30159 Millbrook",
  mobile: "+49 (0)177 123-4567",
};

function isFound(typed: string, fields: object = order): boolean {
  const words = wordsOfOrder(fields);
  return [...parseIdentifiers(typed), ...parseBeginnings(typed)].some((word) => words.includes(word));
}

describe("An order is found by", () => {
  it.each([
    ["its number", ["K7QM2-F4X9D", " k7qm2 f4x9d", "k7qm2f4x9d"]],
    ["the beginning of its number", ["K7", "k7qm", "K7QM2", "K7QM2-", "k7qm2-f", "k7qm2 f4x", "K7QM2F4"]],
    ["its number's second half", ["F4X9D", "f4x9", "F4", "-F4X"]],
    ["the parcel's number and its beginning", ["JD01467", "jd 0146 7", "jd0", "JD 01"]],
    [
      "the email and the beginnings of its parts",
      [
        ...["SALES.TEAM+SHOP@carparts.test ", "sales.team", "sales.t", "team+s", "shop@carparts"],
        ...["@carparts.test", "carparts.test", "carp", "carparts.t"],
      ],
    ],
    [
      "the beginning of any word of the name, and of several",
      [...["pat", "pa", "p", "löwe ANGSTROM", "angstr", "ångström-lö", "pat q ang", "lowe angs", "q pat"]],
    ],
    ["the beginning of a word of the address", ["mill", "Millbr", "30159", "301", "12 mill r", "30159 mil"]],
    [
      "the beginning of a word of the part's name",
      ["brake", "brake di", "Disc, fr", "ventil", "brake disc front ve"],
    ],
    [
      "the phone number's beginning, with and without its country, and its end",
      [...["+49 177", "0049177", "0177", "0177123", "177 12", "(0177) 123-4", "1234567", "4567", "34567"]],
    ],
    ["the part's id", ["part-1"]],
  ])("%s", (_what, texts) => {
    expect(texts.filter((typed) => !isFound(typed))).toEqual([]);
  });

  it("nothing else", () => {
    const texts = [
      ...[
        "m2",
        "x9d",
        "4X9D",
        "arparts.test",
        "ngstrom",
        "illbrook",
        "isc",
        "smith",
        "pat smith",
        "road pat",
      ],
      ...["7123", "123-45678", "***", "", "🚗", "\ud800", "__proto__", "constructor", "'", '"', "\u202e"],
    ];
    expect(texts.filter((typed) => isFound(typed))).toEqual([]);
  });

  it("any of its customer's words, and by all of them, however many", () => {
    const name = "Ana Berta Carla Dora Eva Frida Gerda";
    for (const typed of ["eva ana carla", "gerda", "gerd", "berta carla d", name]) {
      expect(isFound(typed, { name }), typed).toBe(true);
    }
  });

  it("the number in an international number that is written in one", () => {
    for (const mobile of ["+491771234567", "00491771234567"]) {
      for (const typed of ["0177", "177123", "49177", "+49 177 1", "4567"]) {
        expect(isFound(typed, { mobile }), `${typed} in ${mobile}`).toBe(true);
      }
    }
  });

  it("the first letters of what is longer", () => {
    const email = `${"a".repeat(12)}b@carparts.test`;
    expect(isFound("a".repeat(12), { email })).toBe(true);
    expect(isFound("a".repeat(11), { email })).toBe(true);
    expect(isFound("Bremsscheibenbelagsatz".slice(0, 15), { productName: "Bremsscheibenbelagsatz" })).toBe(
      true,
    );
  });
});

describe("What an order is found by", () => {
  it("takes about two kilobytes, and never more than fifty", () => {
    const bytesOf = (words: string[]) => words.reduce((sum, word) => sum + Buffer.byteLength(word) + 1, 0);
    const usual = wordsOfOrder(order);
    expect(usual.length).toBeLessThan(330);
    expect(bytesOf(usual)).toBeLessThan(4000);
    const letters = Array.from({ length: 300 }, (_, index) => String.fromCodePoint(0x4e00 + index));
    const long = letters.join("").replace(/.{30}/gu, "$& ");
    const worst = { ...order, name: long.slice(0, 100), address: long, productName: long.slice(0, 200) };
    expect(wordsOfOrder(worst).length).toBeLessThan(1500);
    expect(bytesOf(wordsOfOrder(worst))).toBeLessThan(100_000);
    const sparse = { name: letters.slice(0, 50).join(" "), address: letters.join(" ") };
    expect(wordsOfOrder(sparse).length).toBeLessThan(400);
  });

  it("is nothing where it's damaged", () => {
    expect(wordsOfOrder({ name: 7, email: null, tracking: {}, mobile: [], address: undefined })).toEqual([]);
  });

  it("has nothing of the email and the phone number once its account is deleted", () => {
    const words = wordsWithoutContact((name) => order[name as keyof typeof order]);
    for (const typed of ["carparts", "sales.team", "team", "shop", "0177", "4567", order.email]) {
      const found = [...parseIdentifiers(typed), ...parseBeginnings(typed)];
      expect(
        found.filter((word) => words.includes(word)),
        typed,
      ).toEqual([]);
    }
    expect(words).toContain("^millbr");
    expect(words).toContain("K7QM2F4X9D");
  });
});

it.each(["K7QM2-F4X9D", "00340434161094", "pat@carparts.test", "part-1", "part1", "前刹车片"])(
  "No word of a name is what %j is, as of another order",
  (name) => {
    const words = wordsOfOrder({ name });
    const whole = [...parseIdentifiers(name), name.toLowerCase()];
    expect(words.filter((word) => whole.includes(word))).toEqual([]);
    expect(parseBeginnings(name).some((word) => words.includes(word))).toBe(true);
  },
);

it.each(["K7QM2-F4XO1", "k7qm2 f4xol", "K7QM2F4X\u200boI", "K7QM2-F4XO", "k7qm2f4xo"])(
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
