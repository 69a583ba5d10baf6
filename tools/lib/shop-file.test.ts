import { describe, expect, it } from "vitest";
import { demo, demoFaultsOf, faultsOf, readShop, type Shop } from "./shop-file.ts";

const real: Shop = {
  ...{ name: "Smith & Sons", street: "1 High Street", town: "Millbrook", country: "US" },
  ...{ email: "counter@smith-parts.com", phone: "+1 845 555 2368", taxNumber: "12-3456789" },
  ...{ site: "https://smith-parts.com", currency: "EUR", returnDays: 30, withdrawal: null },
  ...{ tax: null, payment: null, books: { invoices: "R", credits: "G", keepYears: 10 }, guarantee: null },
  shipping: { rate: 6.9, countries: ["US", "CA"] },
};
const tax = { number: "DE123456789", rates: [{ from: "2020-01-01", percent: 19 }] };
const ratesOf = (...rates: object[]) => ({ ...tax, rates });
const payment = {
  to: [{ name: "IBAN", value: "DE89 3704 0044 0532 0130 00" }],
  ...{ holder: "Smith & Sons", iban: "DE89 3704 0044 0532 0130 00", bic: "COBADEFFXXX" },
  ...{ days: 14, when: "before" as const },
};
const lines = (count: number) => Array(count).fill({ name: "Bank", value: "First" });

describe("shop.json", () => {
  it("may have notices of groups and of parts", () => {
    for (const notices of [{}, { groups: {} }, { groups: { engine: "Oil." }, parts: { "OIL-1": "Oil." } }]) {
      expect(faultsOf({ ...real, notices })).toEqual([]);
    }
  });

  it("is complete", () => expect(faultsOf(readShop())).toEqual([]));

  it.each(Object.keys(demo))("without %s is told so, in a line", (name) => {
    const { [name as keyof Shop]: _, ...others } = real;
    expect(faultsOf(others)).toEqual([`${name} in shop.json is missing.`]);
  });

  it.each([
    ["name", "", "name in shop.json is empty."],
    ["street", "  ", "street in shop.json is empty."],
    ["town", 5, "town in shop.json must be text."],
    ["country", "Austria", "country in shop.json must be a country's two letters, such as US."],
    ["email", "counter", "email in shop.json must be an email."],
    ["phone", "0845 2368", "phone in shop.json must begin with + and the country's code."],
    ["site", "https://smith-parts.com/", /^site in shop\.json must be https:\/\/ and the site's host/],
    ["site", "http://smith-parts.com", /^site in shop\.json must be https/],
    ["currency", "CHF", "currency in shop.json must be USD, EUR or GBP."],
    ["currency", "eur", "currency in shop.json must be USD, EUR or GBP."],
    ["currency", 5, "currency in shop.json must be USD, EUR or GBP."],
    ["returnDays", 1.5, "returnDays in shop.json must be whole days."],
    ["returnDays", "30", "returnDays in shop.json must be a number."],
    ["withdrawal", 14, "withdrawal in shop.json must hold days and deliveryDays, or be null."],
    ["withdrawal", { days: 14 }, "withdrawal.deliveryDays in shop.json is missing."],
    ["withdrawal", { days: 0, deliveryDays: 7 }, "withdrawal.days in shop.json must be at least 1."],
    ["withdrawal", { days: 14, deliveryDays: "7" }, "withdrawal.deliveryDays in shop.json must be a number."],
    ["tax", 19, "tax in shop.json must hold number and rates, or be null."],
    ["tax", { rates: tax.rates }, "tax.number in shop.json is missing."],
    ["tax", ratesOf(), "tax.rates in shop.json is empty."],
    ["tax", ratesOf({ from: "2026-02-30", percent: 19 }), /^tax\.rates\.0\.from in shop\.json must be a day/],
    [
      "tax",
      ratesOf({ from: "2026-02-28", percent: 19.125 }),
      /^tax\.rates\.0\.percent in shop\.json must be from 0/,
    ],
    [
      "tax",
      ratesOf({ from: "2026-02-28", percent: 101 }),
      /^tax\.rates\.0\.percent in shop\.json must be from 0/,
    ],
    [
      "tax",
      ratesOf({ from: "2026-02-28", percent: -1 }),
      /^tax\.rates\.0\.percent in shop\.json must be from 0/,
    ],
    ["tax", ratesOf({ from: "2026-02-28" }), "tax.rates.0.percent in shop.json is missing."],
    [
      "tax",
      ratesOf({ from: "2026-07-01", percent: 16 }, { from: "2026-01-01", percent: 19 }),
      "tax.rates in shop.json must be in the order of their days, each once.",
    ],
    [
      "tax",
      ratesOf({ from: "2026-07-01", percent: 16 }, { from: "2026-07-01", percent: 19 }),
      "tax.rates in shop.json must be in the order of their days, each once.",
    ],
    ["taxNote", " ", "taxNote in shop.json is empty."],
    ["payment", "cash", "payment in shop.json must hold to, days and when, or be null."],
    ["payment", { ...payment, to: [] }, "payment.to in shop.json is empty."],
    ["payment", { ...payment, to: lines(7) }, "payment.to in shop.json has more than six lines."],
    ["payment", { ...payment, to: [{ name: "Bank" }] }, "payment.to.0.value in shop.json is missing."],
    ["payment", { ...payment, holder: undefined }, "payment.holder in shop.json is missing."],
    [
      "payment",
      { ...payment, holder: "S".repeat(71) },
      "payment.holder in shop.json is longer than 70 letters.",
    ],
    [
      "payment",
      { ...payment, iban: "DE98 3704 0044 0532 0130 00" },
      "payment.iban in shop.json is no IBAN: its check digits are wrong.",
    ],
    ["payment", { ...payment, iban: "97" }, /^payment\.iban in shop\.json is no IBAN/],
    ["payment", { ...payment, bic: "COBADEFFX" }, /^payment\.bic in shop\.json must be a BIC/],
    ["payment", { ...payment, days: -1 }, "payment.days in shop.json must be whole days."],
    ["payment", { ...payment, when: "now" }, /^payment\.when in shop\.json must be before or after/],
    ["books", null, "books in shop.json must hold invoices, credits and keepYears."],
    ["books", { invoices: "R", credits: "R", keepYears: 10 }, /^books\.credits in shop\.json must differ/],
    [
      "books",
      { invoices: "INVO", credits: "G", keepYears: 10 },
      /^books\.invoices in shop\.json must be one to three/,
    ],
    [
      "books",
      { invoices: "r", credits: "G", keepYears: 10 },
      /^books\.invoices in shop\.json must be one to three/,
    ],
    [
      "books",
      { invoices: "R", credits: "G", keepYears: 0 },
      "books.keepYears in shop.json must be at least 1.",
    ],
    ["guarantee", "/no-such.svg", "guarantee in shop.json is not in web/public."],
    ["guarantee", "/../src/no.svg", /^guarantee in shop\.json must be a picture of web\/public/],
    ["guarantee", "https://europa.eu/a.svg", /^guarantee in shop\.json must be a picture of web\/public/],
    ["orderButton", "", "orderButton in shop.json is empty."],
    ["timeZone", "Berlin", "timeZone in shop.json must be a time zone, such as Europe/Berlin."],
    ["notices", 5, "notices in shop.json may hold groups and parts, and nothing else."],
    ["notices", { group: {} }, "notices in shop.json may hold groups and parts, and nothing else."],
    ["notices", { groups: { oil: "Text" } }, /^notices\.groups in shop\.json may name brakes, /],
    ["notices", { groups: { engine: " " } }, "notices.groups.engine in shop.json is empty."],
    ["notices", { groups: { engine: 5 } }, "notices.groups.engine in shop.json must be text."],
    ["notices", { parts: { "-": "Text" } }, "notices.parts in shop.json must be by part numbers."],
    ["notices", { parts: ["Text"] }, "notices.parts in shop.json must hold texts."],
    ["shipping", {}, "shipping.rate in shop.json is missing."],
    ["shipping", { rate: 6.955, countries: ["US"] }, /^shipping\.rate in shop\.json must be an amount/],
    [
      "shipping",
      { rate: 5, sentWithinDays: -1, countries: ["US"] },
      "shipping.sentWithinDays in shop.json must be whole days.",
    ],
    ["shipping", { rate: 5, countries: [] }, "shipping.countries in shop.json is empty."],
    ["shipping", { rate: 5, countries: ["usa"] }, /^shipping\.countries\.0 in shop\.json must be a country/],
    ["shipping", 5, "shipping in shop.json must hold rate and countries."],
  ])("with %s %j is told what is wrong", (name, value, fault) => {
    const [first] = faultsOf({ ...real, [name]: value });
    expect(first).toEqual(typeof fault === "string" ? fault : expect.stringMatching(fault));
  });

  it("may have a time to withdraw, or none", () => {
    for (const withdrawal of [null, { days: 14, deliveryDays: 7 }])
      expect(faultsOf({ ...real, withdrawal })).toEqual([]);
  });

  it("may have tax, a way to pay, a picture of the guarantee, and words of its own to order by", () => {
    const rates = [...tax.rates, { from: "2026-07-01", percent: 0 }, { from: "2027-01-01", percent: 20.5 }];
    const { holder: _, iban: __, ...withoutIban } = payment;
    for (const settings of [
      { tax, taxNote: "Reverse charge.", guarantee: "/placeholder.svg", orderButton: "Buy now" },
      { tax: { ...tax, rates }, payment },
      { payment: { ...payment, iban: "GB29NWBK60161331926819", bic: "COBADEFF" } },
      { payment: { ...withoutIban, to: lines(6), when: "after" } },
    ])
      expect(faultsOf({ ...real, ...settings })).toEqual([]);
  });

  it("that is no object is told so", () => {
    for (const wrong of [[], "x", null, 5]) expect(faultsOf(wrong)).not.toEqual([]);
  });
});

describe("A deployment", () => {
  it("may have a real shop's values, also where the demo has the same", () => {
    expect([faultsOf(real), demoFaultsOf(real)]).toEqual([[], []]);
    expect(demoFaultsOf({ ...real, name: "Carparts" })).toEqual([]);
  });

  it("names each value that is the demo's, a line each", () => {
    const faults = demoFaultsOf(demo);
    expect(faults.map((line) => line.split(" ")[0])).toEqual(Object.keys(demo));
    expect(faults).toContain('email in shop.json is the demo\'s: "counter@carparts.test".');
    expect(demoFaultsOf({ ...real, phone: demo.phone })).toContain(
      'phone in shop.json is the demo\'s: "+1 555 0100".',
    );
  });

  it("refuses an account that is the demo's", () => {
    expect(demoFaultsOf({ ...real, payment })).toEqual([]);
    const [, , routing, account] = demo.payment?.to ?? [];
    const to = [...payment.to, { name: "Account", value: account?.value ?? "" }];
    expect(demoFaultsOf({ ...real, payment: { ...payment, to } })).toEqual([
      "Account of payment in shop.json is the demo's: 000000000000.",
    ]);
    expect(demoFaultsOf({ ...real, payment: demo.payment })).toContain(
      `${routing?.name} of payment in shop.json is the demo's: 000000000.`,
    );
  });

  it("refuses addresses at which nobody can be reached", () => {
    expect(demoFaultsOf({ ...real, email: "me@shop.example", site: "https://shop.localhost" })).toEqual([
      "email in shop.json is an address that nobody can reach: me@shop.example.",
      "site in shop.json is an address that nobody can reach: https://shop.localhost.",
    ]);
  });
});
