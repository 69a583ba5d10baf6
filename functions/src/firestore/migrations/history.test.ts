import fc from "fast-check";
import { Timestamp } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import { moneyOf } from "../../contract/values/money.ts";
import { sha256 } from "../../core/sha256.ts";
import { seed } from "../../testing/test-scale.ts";
import { orderNumberOf } from "../order-number.ts";
import { wordsOfOrder } from "../order-words.ts";
import { wordsOfPerson } from "../person-words.ts";
import { isKnown, upgrade as upgradeNamed, versionOf } from "./history.ts";

const upgrade = (collection: string, document: object, id = "an-id") =>
  upgradeNamed(collection, document as Record<string, unknown>, id);

const placed = { handling: "new", version: 1, carrier: null, tracking: null };

/** The number is derived from the order's id. */
const unnamed = { number: orderNumberOf("an-id") };

function priced(price: unknown) {
  return upgrade("products", { price }).price;
}

describe("A document of version 0", () => {
  it.each([
    [0, 0],
    [0.07, 7],
    [0.29, 29],
    [1.15, 115],
    [999_999.99, 99_999_999],
    [1_000_000, 100_000_000],
    ["24.90", 2490],
    [" 7 ", 700],
  ])("has its price of %j in whole cents: %d", (price, cents) => {
    expect(priced(price)).toEqual(moneyOf(cents));
  });

  it("has every price there can be in exactly its cents", () => {
    const property = fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(priced(cents / 100)).toEqual(moneyOf(cents));
    });
    fc.assert(property, { numRuns: 2000, seed });
  });

  it.each([[0.1 + 0.2], [24.999], [-1], ["free"], [null], [[24.9]], [Number.NaN], [undefined]])(
    "keeps a price that is none (%j), so that it is found to be damaged",
    (price) => {
      expect(priced(price)).toEqual(price);
    },
  );

  it("has the shop's words for a quantity and a rating, and an order its total", () => {
    expect(upgrade("orders", { MinimumOrder: 3, price: 0.07, name: "Pat" })).toEqual({
      quantity: 3,
      price: moneyOf(7),
      total: moneyOf(21),
      name: "Pat",
      ...{ ...placed, ...unnamed, words: wordsOfOrder({ ...unnamed, name: "Pat" }) },
      schemaVersion: 9,
    });
    expect(upgrade("reviews", { revew: 4.5 })).toEqual({ rating: 4.5, schemaVersion: 1 });
  });

  it("has no total that is made up where its price or quantity is damaged", () => {
    for (const damaged of [{ price: "free" }, { MinimumOrder: { odd: true } }, { MinimumOrder: "many" }]) {
      expect(upgrade("orders", { MinimumOrder: 3, price: 1, ...damaged })).not.toHaveProperty("total");
    }
  });

  it("has the order in it brought up to date too", () => {
    const record = { fingerprint: "f", order: { MinimumOrder: 2, price: 8.95 } };
    expect(upgrade("idempotency", record)).toMatchObject({
      fingerprint: "f",
      order: { quantity: 2, price: moneyOf(895), total: moneyOf(1790) },
    });
    expect(upgrade("idempotency", { order: null })).toMatchObject({ order: null });
  });

  it("is the same if its fields are in the new form already", () => {
    const order = {
      quantity: 3,
      price: moneyOf(7),
      total: moneyOf(21),
      ...placed,
      handling: "sent",
      version: 3,
    };
    const words = wordsOfOrder(unnamed);
    expect(upgrade("orders", order)).toEqual({ ...order, ...unnamed, words, schemaVersion: 9 });
    expect(upgrade("reviews", { rating: 4.5 })).toEqual({ rating: 4.5, schemaVersion: 1 });
  });
});

describe("A product of version 1", () => {
  const product = { price: moneyOf(2490), createdAt: "2026-01-02T03:04:05.678Z", schemaVersion: 1 };

  it("has no details, and is as old as before", () => {
    const { updatedAt, ...upgraded } = upgrade("products", product);
    expect(upgraded).toEqual({
      ...{
        ...product,
        schemaVersion: 6,
        facts: [],
        deposit: moneyOf(0),
        version: 1,
        partNumber: null,
        brand: "",
        group: "other",
      },
      ...{ oemNumbers: [], equivalents: [], supersededBy: null, fitment: [] },
    });
    expect((updatedAt as Timestamp).toDate().toISOString()).toBe(product.createdAt);
  });

  it("keeps the time of a change that this release made", () => {
    const updatedAt = Timestamp.now();
    expect(upgrade("products", { ...product, updatedAt })).toMatchObject({ updatedAt });
  });

  it("has no time that is made up where its own is damaged", () => {
    expect(upgrade("products", { ...product, createdAt: "long ago" })).not.toHaveProperty("updatedAt");
  });
});

describe("An order of version 1", () => {
  const order = { quantity: 3, price: moneyOf(7), total: moneyOf(21) };

  it("is new, and has taken no step", () => {
    expect(upgrade("orders", { ...order, schemaVersion: 1 })).toEqual({
      ...{ ...order, ...placed, ...unnamed, words: wordsOfOrder(unnamed) },
      schemaVersion: 9,
    });
  });

  it("is new in an answer that is kept, too", () => {
    const record = { fingerprint: "f", schemaVersion: 1 };
    expect(upgrade("idempotency", { ...record, order })).toMatchObject({ order: { ...order, ...placed } });
    expect(upgrade("idempotency", { ...record, order: "none" })).toMatchObject({ order: "none" });
  });
});

describe("A product of version 2", () => {
  it("has its names and numbers without what nobody sees", () => {
    const years = { yearFrom: 2001, yearTo: null };
    const product = {
      ...{ partNumber: "\u202aA-1\u202c", brand: "Zq \u00a0Parts\u200b", oemNumbers: ["B\u00ad 2", 7] },
      equivalents: [{ brand: "Citroe\u0308n", number: " C  3" }, "odd"],
      fitment: [{ make: " Zq", model: "Ra\u2060", ...years }],
    };
    expect(upgrade("products", { ...product, schemaVersion: 2 })).toEqual({
      ...{ partNumber: "A-1", brand: "Zq Parts", oemNumbers: ["B 2", 7] },
      equivalents: [{ brand: "Citro\u00ebn", number: "C 3" }, "odd"],
      fitment: [{ make: "Zq", model: "Ra", ...years }],
      ...{ facts: [], deposit: moneyOf(0), schemaVersion: 6 },
    });
  });

  it.each([
    [{ fitment: "all of them", brand: 7, partNumber: null }],
    [{ oemNumbers: [null], equivalents: [null, { number: 7 }], fitment: [{ make: {} }] }],
    [{ name: "Pads" }],
  ])("keeps what can't be read: %j", (damaged) => {
    expect(upgrade("products", { ...damaged, schemaVersion: 2 })).toMatchObject(damaged);
  });
});

describe("An order of version 3", () => {
  const order = { name: "Pat Lee", email: "pat@carparts.test", productId: "part-1", schemaVersion: 3 };

  it("can be found, and is as old as before", () => {
    const createdAt = "2026-01-02T03:04:05.678Z";
    const { number, words, updatedAt } = upgrade("orders", { ...order, createdAt }, "order-1");
    expect(number).toBe(orderNumberOf("order-1"));
    expect(words).toEqual(wordsOfOrder({ ...order, number }));
    expect((updatedAt as Timestamp).toDate().toISOString()).toBe(createdAt);
  });

  it("has its number in an answer that is kept, too", () => {
    const record = {
      fingerprint: "f",
      schemaVersion: 3,
      basket: { _id: "b", orders: [{ _id: "order-1" }, 7] },
    };
    const numbered = { _id: "order-1", number: orderNumberOf("order-1") };
    expect(upgrade("idempotency", record)).toMatchObject({ basket: { _id: "b", orders: [numbered, 7] } });
    const single = { fingerprint: "f", schemaVersion: 3, order: { _id: "order-1" } };
    expect(upgrade("idempotency", single)).toMatchObject({ order: numbered });
  });

  it("is damaged still where it can't be read", () => {
    expect(upgrade("orders", { ...order, name: 7, createdAt: "long ago" })).not.toHaveProperty("updatedAt");
  });
});

describe("An order of version 5", () => {
  it("keeps the words of a name apart from what others are found by", () => {
    const order = { number: "K7QM2-F4X9D", name: "00340434", words: ["K7QM2F4X9D", "00340434"] };
    const { words } = upgrade("orders", { ...order, schemaVersion: 5 });
    expect(words).toEqual(wordsOfOrder(order));
    expect(words).not.toContain("00340434");
  });
});

describe("A deletion of version 0", () => {
  const who = "a-customer";

  it("is an order that its own customer cancelled, or is listed as what it is", () => {
    const listed = (deleted: object) => upgrade("trash", deleted).listedAs;
    expect(listed({ kind: "order", who, accountHash: sha256(who) })).toBe("cancelled");
    expect(listed({ kind: "order", who: "an-admin", accountHash: sha256(who) })).toBe("order");
    expect(listed({ kind: "review", who, accountHash: sha256(who) })).toBe("review");
    expect(listed({ kind: "part", who })).toBe("part");
  });
});

describe("A garage of version 0", () => {
  const golf = { make: "VW", model: "Golf", year: 2009 };
  const [other, polo] = [
    { make: " vw", model: "GOLF\u200b", year: 2009 },
    { make: "VW", model: "Polo", year: 2009 },
  ];

  it("has each vehicle once, and the same one chosen", () => {
    const garage = { vehicles: [golf, other, polo], chosen: 2 };
    expect(upgrade("garages", garage)).toEqual({ vehicles: [golf, polo], chosen: 1, schemaVersion: 4 });
    expect(upgrade("garages", { ...garage, chosen: 1 })).toMatchObject({ chosen: 0 });
    expect(upgrade("garages", { vehicles: [other], chosen: null })).toEqual({
      ...{ vehicles: [{ make: "vw", model: "GOLF", year: 2009 }], chosen: null, schemaVersion: 4 },
    });
  });

  it.each([
    [{ vehicles: "a fleet", chosen: 0 }],
    [{ vehicles: [null, golf, golf], chosen: 0 }],
    [{ vehicles: [golf], chosen: "none" }],
    [{ vehicles: [golf], chosen: 7 }],
  ])("keeps what can't be read: %j", (damaged) => {
    expect(upgrade("garages", damaged)).toEqual({ ...damaged, schemaVersion: 4 });
  });
});

describe("A profile of version 0", () => {
  it("can be found by the words of its name", () => {
    const profile = { name: "Zoë Lee", email: "zoe@carparts.test" };
    expect(upgrade("profiles", profile)).toEqual({
      ...profile,
      words: wordsOfPerson({ name: profile.name }),
      schemaVersion: 9,
    });
    expect(upgrade("profiles", { name: 7 })).toMatchObject({ name: 7, words: [] });
  });
});

it("An account of version 0 can be found by its email", () => {
  const email = "zoe@carparts.test";
  const account = { email, role: null };
  expect(upgrade("users", account)).toEqual({
    ...account,
    words: wordsOfPerson({ email }),
    schemaVersion: 9,
  });
  expect(wordsOfPerson({ email })).toEqual(expect.arrayContaining(["^zoe", "^carp", "^zoe carparts t"]));
});

describe("An audit event of version 0", () => {
  it("has the number of its order, and no other has one", () => {
    const event = { what: "order_sent", target: "order-1" };
    expect(upgrade("auditLog", event)).toMatchObject({ ...event, number: orderNumberOf("order-1") });
    for (const other of [{ what: "product_added", target: "part-1" }, { what: "order_sent" }, { what: 7 }]) {
      expect(upgrade("auditLog", other)).toEqual({ ...other, schemaVersion: 7 });
    }
  });
});

describe("A document", () => {
  it("of the present version is left alone, and so is one whose collection has never changed", () => {
    const [product, saved] = [{ price: 24.9, schemaVersion: 6 }, { items: [] }];
    expect(upgrade("products", product)).toBe(product);
    expect(upgrade("saved", saved)).toBe(saved);
    expect([versionOf("products"), versionOf("saved")]).toEqual([6, 0]);
  });

  it.each([7, -1, 0.5, "1", null])("of the version %j is not known", (schemaVersion) => {
    expect(isKnown("products", { schemaVersion })).toBe(false);
  });
});
