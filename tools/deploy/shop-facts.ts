import * as z from "zod/mini";
import { email } from "../../functions/src/contract/account-name.ts";
import { readJson } from "../lib/workspace.ts";

/** What the repository's shop.json says. Nobody can be reached there. */
const demo: Readonly<Record<string, unknown>> = {
  name: "Carparts",
  street: "12 Workshop Road",
  town: "Millbrook",
  email: "counter@carparts.test",
  phone: "+1 555 0100",
  taxNumber: "00-0000000",
  site: "https://carparts.test",
};

function orMissing(message: string) {
  return { error: ({ input }: { input?: unknown }) => (input === undefined ? "is missing" : message) };
}

function text(most: number) {
  return z
    .string(orMissing("must be a text"))
    .check(
      z.trim(),
      z.minLength(1, { error: "is empty" }),
      z.maxLength(most, { error: `is longer than ${most}` }),
    );
}

const country = z
  .string(orMissing("must be a text"))
  .check(z.regex(/^[A-Z]{2}$/, { error: "must be two capital letters, such as US" }));

function isSite(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === address && address.startsWith("https:");
}

const Shop = z.object({
  name: text(40),
  street: text(100),
  town: text(100),
  country,
  email: text(254).check(z.refine((value) => email.safeParse(value).success, { error: "is no email" })),
  phone: text(30).check(
    z.regex(/^\+[\d\s()-]{6,}$/, { error: "must begin with + and the country's number" }),
  ),
  taxNumber: text(40),
  /** The address that the shop advertises. */
  site: text(200).check(z.refine(isSite, { error: "must be an address such as https://shop.example" })),
  /** For how long a customer may send parts back. */
  returnDays: z.int(orMissing("must be a whole number of days")).check(z.minimum(0, { error: "is below 0" })),
  shipping: z.object(
    {
      /** In dollars, an order. */
      rate: z.number(orMissing("must be an amount in dollars")).check(z.minimum(0, { error: "is below 0" })),
      countries: z
        .array(country, orMissing("must be a list of countries"))
        .check(z.minLength(1, { error: "is empty" })),
    },
    orMissing("must have a rate and countries"),
  ),
});

/** A line for each field of shop.json that is missing or wrong, and for those that are still the demo's. */
export function shopFaults(shop: unknown, { mayBeDemo }: { mayBeDemo: boolean }): string[] {
  const { error } = Shop.safeParse(shop);
  const wrong = (error?.issues ?? []).map(({ path, message }) =>
    path.length === 0 ? "shop.json must be an object." : `${path.join(".")} in shop.json ${message}.`,
  );
  const ofDemo = mayBeDemo
    ? []
    : Object.entries(demo).filter(([field, value]) => Object(shop)[field] === value);
  return [...wrong, ...ofDemo.map(([field]) => `${field} in shop.json is the demo's: write your own.`)];
}

export function readShop(path: string): unknown {
  try {
    return readJson(path);
  } catch {
    return undefined;
  }
}
