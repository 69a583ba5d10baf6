import { describe, expect, it } from "vitest";
import { demo, demoFaultsOf, faultsOf, readShop, type Shop } from "./shop-file.ts";

const real: Shop = {
  ...{ name: "Smith & Sons", street: "1 High Street", town: "Millbrook", country: "US" },
  ...{ email: "counter@smith-parts.com", phone: "+1 845 555 2368", taxNumber: "12-3456789" },
  ...{ site: "https://smith-parts.com", currency: "EUR", returnDays: 30, withdrawal: null },
  shipping: { rate: 6.9, countries: ["US", "CA"] },
};

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

  it("refuses addresses at which nobody can be reached", () => {
    expect(demoFaultsOf({ ...real, email: "me@shop.example", site: "https://shop.localhost" })).toEqual([
      "email in shop.json is an address that nobody can reach: me@shop.example.",
      "site in shop.json is an address that nobody can reach: https://shop.localhost.",
    ]);
  });
});
