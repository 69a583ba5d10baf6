import type { Invoice } from "../contract/invoices.ts";
import { decimalOf, type Money } from "../contract/values/money.ts";
import type { StoredInvoice, StoredPaper } from "../firestore/collections.ts";

type Amounts<Fields> = { [Name in keyof Fields]: Fields[Name] extends Money ? number : Fields[Name] };

function isMoney(value: unknown): value is Money {
  return typeof value === "object" && value !== null && "cents" in value;
}

function decimals<Fields extends object>(fields: Fields): Amounts<Fields> {
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    isMoney(value) ? decimalOf(value) : value,
  ]);
  return Object.fromEntries(entries) as Amounts<Fields>;
}

const settled = { credits: [], paid: 0, due: 0, state: "paid" as const };

function encodeCredited({ creditedLines, isShippingCredited }: StoredInvoice): Invoice["credited"] {
  const lines = Object.entries(creditedLines).map(([orderId, each]) => ({ orderId, ...each }));
  return { lines, shipping: isShippingCredited ?? false };
}

/** A paper as it was written. A credit note has no `entry` that matters: nothing is due of it. */
export function encodeInvoice(paper: StoredPaper, entry?: StoredInvoice): Invoice {
  const { _id: number, buyer, lines, deposits, shipping, taxes, total, ...rest } = paper;
  const isOpen = entry && paper.kind === "invoice";
  const came = isOpen ? decimals(entry) : settled;
  return {
    ...rest,
    number,
    buyer: buyer && { name: buyer.name, address: buyer.address, email: buyer.email },
    lines: lines.map(decimals),
    deposits: deposits.map(decimals),
    shipping: decimals(shipping),
    taxes: taxes.map(decimals),
    total: decimalOf(total),
    credits: came.credits,
    credited: isOpen ? encodeCredited(entry) : { lines: [], shipping: false },
    ...{ paid: came.paid, due: came.due, state: came.state },
  };
}
