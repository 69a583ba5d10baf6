import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { Currency } from "../../functions/src/contract/values/currency.ts";
import { isDay } from "../../functions/src/contract/values/day.ts";
import { mod97 } from "../../functions/src/contract/values/mod97.ts";
import { partGroups } from "../../functions/src/contract/values/part-groups.ts";
import { normaliseNumber } from "../../functions/src/contract/values/part-number.ts";
import { Problem } from "./problem.ts";
import { root } from "./workspace.ts";

const filled = z.string({ error: "must be text" }).check(z.regex(/\S/, { error: "is empty" }));

function like(pattern: RegExp, error: string) {
  return filled.check(z.refine((text) => text.trim() === "" || pattern.test(text), { error }));
}

const country = like(/^[A-Z]{2}$/, "must be a country's two letters, such as US");
const number = z.number({ error: "must be a number" });

const days = number.check(
  z.refine((count) => Number.isInteger(count) && count >= 0, { error: "must be whole days" }),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Texts by what they are about. */
function texts(isName: (name: string) => boolean, error: string) {
  const named = z.refine<Record<string, string>>((all) => Object.keys(all).every(isName), { error });
  return z.optional(z.record(z.string(), filled, { error: "must hold texts" }).check(named));
}

/** Notices on parts' pages, and before and after they're ordered. */
const Notices = z.strictObject(
  {
    groups: texts(
      (name) => (partGroups as readonly string[]).includes(name),
      `may name ${partGroups.join(", ")}, and nothing else`,
    ),
    parts: texts((name) => normaliseNumber(name) !== "", "must be by part numbers"),
  },
  { error: "may hold groups and parts, and nothing else" },
);

function isWithCents(amount: number): boolean {
  return amount >= 0 && Math.round(amount * 100) / 100 === amount;
}

const Rate = z.object(
  {
    /** Its first day. */
    from: filled.check(z.refine(isDay, { error: "must be a day, such as 2026-11-25" })),
    percent: number.check(
      z.refine((percent) => isWithCents(percent) && percent <= 100, {
        error: "must be from 0 to 100, with two decimals at most",
      }),
    ),
  },
  { error: "must hold from and percent" },
);

/** VAT, which every price contains. A changed rate is one more line, and leaves the days before it alone. */
const Tax = z.object(
  {
    /** The shop's VAT number, as it stands on invoices. */
    number: filled,
    rates: z.array(Rate, { error: "must be a list" }).check(
      z.minLength(1, { error: "is empty" }),
      z.refine((rates) => rates.every(({ from }, at) => at === 0 || from > (rates[at - 1]?.from ?? "")), {
        error: "must be in the order of their days, each once",
      }),
    ),
  },
  { error: "must hold number and rates, or be null" },
);

function isIban(text: string): boolean {
  const iban = text.replaceAll(" ", "");
  return /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** The ways to pay. */
const Payment = z
  .object(
    {
      /** Lines to be read, such as a bank's name and an account. */
      to: z
        .array(z.object({ name: filled, value: filled }, { error: "must hold name and value" }), {
          error: "must be a list",
        })
        .check(z.minLength(1, { error: "is empty" }), z.maxLength(6, { error: "has more than six lines" })),
      /** With an IBAN, a code shows it to banks' apps. */
      holder: z.optional(filled.check(z.maxLength(70, { error: "is longer than 70 letters" }))),
      iban: z.optional(filled.check(z.refine(isIban, { error: "is no IBAN: its check digits are wrong" }))),
      bic: z.optional(
        like(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/, "must be a BIC of 8 or 11 letters and digits"),
      ),
      /** The days to pay within. */
      days,
      when: z.enum(["before", "after"], { error: "must be before or after, which is when parts are sent" }),
    },
    { error: "must hold to, days and when, or be null" },
  )
  .check(
    z.refine(({ iban, holder }) => iban === undefined || holder !== undefined, {
      path: ["holder"],
      error: "is missing",
    }),
  );

const series = like(/^[A-Z]{1,3}$/, "must be one to three capital letters");

/** Papers: what their numbers begin with, and how long they're kept. */
const Books = z
  .object(
    {
      invoices: series,
      credits: series,
      keepYears: days.check(z.minimum(1, { error: "must be at least 1" })),
    },
    { error: "must hold invoices, credits and keepYears" },
  )
  .check(
    z.refine(({ invoices, credits }) => invoices !== credits, {
      path: ["credits"],
      error: "must differ from that of invoices",
    }),
  );

/** A picture of the site's own, by its address there. */
const picture = like(
  /^\/[\w/-]+\.(svg|png|webp|jpg)$/,
  "must be a picture of web/public, such as /guarantee.svg",
).check(z.refine((path) => existsSync(join(root, "web/public", path)), { error: "is not in web/public" }));

/** Who the shop is. Pages, emails and search engines tell it. */
const Shop = z.object({
  name: filled,
  street: filled,
  town: filled,
  country,
  email: like(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, "must be an email"),
  phone: like(/^\+\d[\d ()-]{6,}$/, "must begin with + and the country's code"),
  /** As it stands on an invoice. */
  taxNumber: filled,
  site: like(/^https:\/\/[^\s/]+$/, "must be https:// and the site's host, without a slash at its end"),
  /** Where its days begin; UTC without it. */
  timeZone: z.optional(
    filled.check(z.refine(isTimeZone, { error: "must be a time zone, such as Europe/Berlin" })),
  ),
  /** The currency of prices, costs and the rate below. A shop that has data keeps it. */
  currency: z.enum(["USD", "EUR", "GBP"] satisfies Currency[], { error: "must be USD, EUR or GBP" }),
  notices: z.optional(Notices),
  /** Null where prices contain no VAT. */
  tax: z.nullable(Tax),
  /** A sentence about tax for invoices. */
  taxNote: z.optional(filled),
  /** Null where nobody is told how to pay. */
  payment: z.nullable(Payment),
  books: Books,
  /** The official picture of the EU's guarantee; null where there's none. */
  guarantee: z.nullable(picture),
  /** The words of the button that places an order. */
  orderButton: z.optional(filled),
  /** The days in which a customer may send parts back. */
  returnDays: days,
  /** Where the law gives customers a right to withdraw; null elsewhere. */
  withdrawal: z.nullable(
    z.object(
      {
        /** The days they have, from when they have what they ordered. */
        days: days.check(z.minimum(1, { error: "must be at least 1" })),
        /** The days a parcel is on its way at most, since nobody knows when it arrived. */
        deliveryDays: days,
      },
      { error: "must hold days and deliveryDays, or be null" },
    ),
  ),
  shipping: z.object(
    {
      /** The cost of sending an order. */
      rate: number.check(z.refine(isWithCents, { error: "must be an amount such as 6.90" })),
      /** Working days until an order is on its way; untold without it. */
      sentWithinDays: z.optional(days),
      countries: z.array(country, { error: "must be a list" }).check(z.minLength(1, { error: "is empty" })),
    },
    { error: "must hold rate and countries" },
  ),
});
export type Shop = z.infer<typeof Shop>;

export const settingNames = Object.keys(Shop.shape) as (keyof Shop)[];

/** The demo's, which nobody can visit, call or write to. */
export const demo: Shop = {
  name: "Carparts",
  street: "12 Workshop Road",
  town: "Millbrook",
  country: "US",
  email: "counter@carparts.test",
  phone: "+1 555 0100",
  taxNumber: "00-0000000",
  site: "https://shop.carparts.test",
  currency: "USD",
  returnDays: 30,
  withdrawal: { days: 14, deliveryDays: 7 },
  tax: null,
  payment: {
    to: [
      { name: "Account holder", value: "Carparts" },
      { name: "Bank", value: "Test Bank" },
      { name: "Routing number", value: "000000000" },
      { name: "Account number", value: "000000000000" },
    ],
    days: 14,
    when: "before",
  },
  books: { invoices: "R", credits: "G", keepYears: 10 },
  guarantee: null,
  shipping: { rate: 0, sentWithinDays: 1, countries: ["US"] },
};

/** Others of the demo's values, such as its country, may be a real shop's too. */
const OF_NO_REAL_SHOP = ["street", "email", "phone", "taxNumber", "site"] as const;

/** Names at which nobody can be reached, see RFC 2606. */
const RESERVED = /[.@](test|example|invalid|localhost|example\.(com|net|org))$/;

/** Lists the faults that keep a shop from being built: a line for each field. */
export function faultsOf(shop: unknown): string[] {
  const { error } = Shop.safeParse(shop);
  const faults = (error?.issues ?? []).map(({ path, message }) => {
    const isThere = path.reduce<unknown>((value, key) => Object(value)[key], shop) !== undefined;
    return `${path.join(".") || "It"} in shop.json ${isThere ? message : "is missing"}.`;
  });
  return [...new Set(faults)];
}

/** Lists the values that keep it from being deployed: as long as it's the demo, each value that is the demo's. */
export function demoFaultsOf(shop: Shop): string[] {
  const isSame = (name: keyof Shop) => JSON.stringify(shop[name]) === JSON.stringify(demo[name]);
  const isDemo = OF_NO_REAL_SHOP.some(isSame);
  const same = isDemo ? (Object.keys(demo) as (keyof Shop)[]).filter(isSame) : [];
  const isDemoAccount = (value: string) =>
    /\d/.test(value) && demo.payment?.to.some((line) => line.value === value);
  const accounts = same.includes("payment") ? [] : (shop.payment?.to ?? []);
  const unreachable = (["email", "site"] as const).filter(
    (name) => !same.includes(name) && RESERVED.test(shop[name]),
  );
  return [
    ...same.map((name) => `${name} in shop.json is the demo's: ${JSON.stringify(shop[name])}.`),
    ...accounts
      .filter(({ value }) => isDemoAccount(value))
      .map(({ name, value }) => `${name} of payment in shop.json is the demo's: ${value}.`),
    ...unreachable.map((name) => `${name} in shop.json is an address that nobody can reach: ${shop[name]}.`),
  ];
}

/** Throws a line for each field that is wrong. */
export function readShop(folder = root): Shop {
  const shop = parsedShop(folder);
  const faults = faultsOf(shop);
  if (faults.length > 0) throw new Problem(faults.join("\n"));
  return shop as Shop;
}

function parsedShop(folder: string): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, "shop.json"), "utf8"));
  } catch (error) {
    throw new Problem(`shop.json can't be read: ${(error as Error).message}`);
  }
}
