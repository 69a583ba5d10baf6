import shop from "../../../../shop.json" with { type: "json" };
import { timeZone } from "../../books/shop-day.ts";
import { paymentTerms } from "../../books/shop-settings.ts";
import { CURRENCY } from "../../contract/values/currency.ts";
import { decimalOf, type Money, NOTHING, sumOf, times } from "../../contract/values/money.ts";
import { whenToPay } from "../../contract/values/payment-terms.ts";
import { priceNote } from "../../contract/values/price-note.ts";
import { trackingLink } from "../../contract/values/tracking-link.ts";
import type { SoldProduct, StoredOrder } from "../../firestore/collections.ts";
import { type Draft, inOneRow } from "./letter.ts";

const amounts = new Intl.NumberFormat("en-US", { style: "currency", currency: CURRENCY });

function shown(money: Money): string {
  return amounts.format(decimalOf(money));
}

function ifAny(money: Money): string | undefined {
  return money.cents > 0 ? shown(money) : undefined;
}

/** `isProven` says that the address is the customer's: strangers get no word that a customer has typed. */
interface About {
  readonly site: string;
  readonly isProven: boolean;
}

function toOrderLines(
  orders: readonly StoredOrder[],
): Pick<Draft, "lines" | "deposit" | "sending" | "total"> {
  const lines = orders.map(({ number, productName, quantity, total }) => {
    return { number, name: productName, pieces: quantity, amount: shown(total) };
  });
  const deposit = sumOf(
    orders.flatMap((order) => (order.deposit ? times(order.deposit, order.quantity) : [])),
  );
  const shipping = sumOf(orders.flatMap((order) => order.shipping ?? []));
  const total = sumOf([...orders.map((order) => order.total), deposit, shipping]);
  return { lines, deposit: ifAny(deposit), sending: ifAny(shipping), total: shown(total) };
}

function addressOf({ name, address }: StoredOrder, { isProven }: About): Draft["address"] {
  return isProven ? [inOneRow(name), ...address.split(/(?<!\s)\s*\n\s*/)] : undefined;
}

function linkToOrders(orders: readonly StoredOrder[], site: string): Draft["links"][number] {
  const [order, another] = orders;
  const page = `${site}/dashBord/UserOrder`;
  return order && !another ? ["Your order", `${page}/payment/${order._id}`] : ["Your orders", page];
}

/** One for each paper of a parcel, which mostly has one or none. */
function linksToInvoices(orders: readonly StoredOrder[], site: string): Draft["links"] {
  const numbers = [...new Set(orders.flatMap(({ invoice }) => invoice ?? []))];
  return numbers.map((number) => [`Invoice ${number}`, `${site}/dashBord/UserOrder/invoice/${number}`]);
}

function andOthers(count: number): string {
  return count === 0 ? "" : ` and ${count} ${count === 1 ? "other" : "others"}`;
}

/** An order's reference is its number, a basket's that of its first order. */
function howToPay([{ number }]: readonly [StoredOrder, ...StoredOrder[]], total = "") {
  if (paymentTerms === null) return {};
  const lines = [...paymentTerms.to, { name: "Reference", value: number }, { name: "Amount", value: total }];
  const accounts = lines.map(({ name, value }) => `${name}: ${value}`);
  return { howToPay: [`How to pay: ${whenToPay(paymentTerms)}`, ...accounts] };
}

export function placedDraft(
  orders: readonly [StoredOrder, ...StoredOrder[]],
  { notices, ...about }: About & Pick<Draft, "notices">,
): Draft {
  const [first, ...others] = orders;
  const sums = toOrderLines(orders);
  return {
    subject: `We have your order ${first.number}${andOthers(others.length)}`,
    paragraphs: ["Thank you for your order. We'll email you again when it's on its way."],
    ...sums,
    ...howToPay(orders, sums.total),
    ...(notices && { notices }),
    address: addressOf(first, about),
    links: [linkToOrders(orders, about.site)],
  };
}

/** The orders of one parcel. */
export function sentDraft(orders: readonly [StoredOrder, ...StoredOrder[]], about: About): Draft {
  const [first, ...others] = orders;
  const { number, carrier, tracking } = first;
  const by = carrier === null ? "" : ` with ${inOneRow(carrier)}`;
  const followed = tracking === null ? [] : [`Tracking number: ${inOneRow(tracking)}`];
  const parcel = trackingLink(carrier, tracking);
  const isOne = others.length === 0;
  return {
    subject: isOne
      ? `Your order ${number} is on its way`
      : `Your order ${number}${andOthers(others.length)} are on their way`,
    paragraphs: [`We have sent your ${isOne ? "order" : "orders"}${by}.`, ...followed],
    ...toOrderLines(orders),
    address: addressOf(first, about),
    links: [
      ...(parcel ? [["Follow the parcel", parcel] as const] : []),
      linkToOrders(orders, about.site),
      ...linksToInvoices(orders, about.site),
    ],
  };
}

function piecesText(count: number): string {
  return `${count} ${count === 1 ? "piece" : "pieces"}`;
}

/** All that came back by now, so that it's true whenever it's sent. */
export function returnedDraft(order: StoredOrder, { site }: Pick<About, "site">): Draft {
  const { number, productName, quantity, deposit = NOTHING, returned = 0, returns = [] } = order;
  const each = returns.map(({ pieces, reason, isDepositBack }) => {
    const amount = isDepositBack ? ` You get the deposit of ${shown(times(deposit, pieces))} back.` : "";
    return `${piecesText(pieces)}: ${inOneRow(reason)}${/[.!?]$/.test(reason) ? "" : "."}${amount}`;
  });
  return {
    subject: `We received your return for order ${number}`,
    paragraphs: [
      `${returned} of ${piecesText(quantity)} of your order were returned to us: ${inOneRow(productName)}.`,
      ...each,
    ],
    links: [linkToOrders([order], site)],
  };
}

const moments = new Intl.DateTimeFormat("en-US", {
  ...{ year: "numeric", month: "long", day: "numeric", timeZone },
  ...{ hour: "2-digit", minute: "2-digit", hour12: false, timeZoneName: "short" },
});

export function withdrawnDraft(order: StoredOrder, { site, isProven }: About): Draft {
  const { number, name, email, createdAt, withdrawnAt = createdAt, quantity, productName } = order;
  return {
    subject: `We have your withdrawal from order ${number}`,
    paragraphs: [
      `You have withdrawn from this contract: order ${number}, ${piecesText(quantity)}, ${inOneRow(productName)}.`,
      `We received this on ${moments.format(new Date(withdrawnAt))}.`,
      ...(isProven ? [`Name: ${inOneRow(name)}. Email: ${email}.`] : []),
      `If we haven't sent it yet, we won't. If you have the parts, please send them back within 14 days to ${shop.name}, ${shop.street}, ${shop.town}.`,
    ],
    ...toOrderLines([order]),
    links: [["Returns", `${site}/legal#returns`]],
  };
}

export function availableDraft({ _id, name, price }: SoldProduct, { site }: Pick<About, "site">): Draft {
  return {
    subject: `${inOneRow(name)} is available again`,
    paragraphs: [
      `You asked us to tell you: ${inOneRow(name)} is available again, for ${shown(price)} a piece${priceNote && `, ${priceNote}`}.`,
      "Others may be waiting for it too.",
    ],
    links: [["The part", `${site}/part/${_id}`]],
  };
}
