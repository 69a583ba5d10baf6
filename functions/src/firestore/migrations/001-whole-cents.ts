import { moneyOf } from "../../contract/values/money.ts";
import { type Fields, isMap, type Migration } from "./migration.ts";

// Prices were decimals in the shop's own currency, and orders and reviews had the specification's words for their fields.

const AMOUNT = /^\d{1,9}(\.\d+)?$/;

/** A price that isn't a whole number of cents stays as it is, and is reported as damaged. */
function inCents(price: unknown): unknown {
  if (typeof price !== "number" && typeof price !== "string") return price;
  if (!AMOUNT.test(`${price}`.trim())) return price;
  const cents = Math.round(Number(price) * 100);
  return cents / 100 === Number(price) ? moneyOf(cents) : price;
}

function renamed(document: Fields, before: string, now: string): Fields {
  const { [before]: value, ...rest } = document;
  return value === undefined ? document : { ...rest, [now]: value };
}

function priced(document: Fields): Fields {
  return "price" in document ? { ...document, price: inCents(document.price) } : document;
}

function totalled(order: Fields): Fields {
  const { cents, currency } = Object(order.price);
  const total = { cents: cents * Number(order.quantity), currency };
  return "total" in order || !Number.isSafeInteger(total.cents) ? order : { ...order, total };
}

function order(document: Fields): Fields {
  return totalled(priced(renamed(document, "MinimumOrder", "quantity")));
}

export const wholeCents: Migration = {
  products: priced,
  orders: order,
  reviews: (document) => renamed(document, "revew", "rating"),
  idempotency: (record) => (isMap(record.order) ? { ...record, order: order(record.order) } : record),
};
