import { parseArgs } from "node:util";
import { bookCheckout, findCheckoutFaults } from "../src/books/checkouts-check.store.ts";
import { bookInvoice, findInvoiceFaults } from "../src/books/invoices-check.store.ts";
import { findPaperFaults } from "../src/books/papers-check.store.ts";
import { findLostParts } from "../src/catalogue/lost-parts.store.ts";
import { CURRENCY } from "../src/contract/values/currency.ts";
import { findDamage } from "../src/damage/damage.store.ts";
import { recordDamage } from "../src/firestore/readable.ts";
import { forgetDay } from "../src/orders/days/order-days.store.ts";
import { findDayFaults } from "../src/orders/days/order-days-check.store.ts";
import type { Figures } from "../src/orders/days/order-figures.ts";
import { bookDemand, findDemandFaults } from "../src/parts/demand-check.store.ts";
import { bookOnOrder, findOnOrderFaults } from "../src/parts/on-order-check.store.ts";
import { writeMissingTombstones } from "../src/parts/tombstones.store.ts";
import { findSpendingFaults } from "../src/purchases/spending.store.ts";
import { bookRatings, findRatingFaults } from "../src/reviews/part-ratings-check.store.ts";
import { countRest } from "../src/reviews/review-counts.store.ts";
import { bookDifference, findStockFaults } from "../src/stock/stock-check.store.ts";
import { findOfferFaults } from "../src/suppliers/offers-check.store.ts";
import "./credentials.ts";

// Lists damaged documents, derived figures that differ from their source (stock, demand, orders to suppliers, offers, ratings, days, ledgers, invoices) and deleted
// parts that the search still has. `-- --book` corrects the figures and counts the reviews that the summary lacks;
// `-- --papers` proves the numbers, hashes and sums of all papers. Runs with your credentials, prints no personal data, exits
// with 1 if anything is wrong.

const { values } = parseArgs({
  options: { book: { type: "boolean", default: false }, papers: { type: "boolean", default: false } },
});

let damaged = 0;
let inOtherCurrency = 0;
for await (const damage of findDamage()) {
  console.log(`${damage.collection}/${damage.document}  ${damage.fields.join(", ")}`);
  await recordDamage(damage);
  damaged++;
  if (damage.fields.some((field) => field.endsWith(".currency"))) inOtherCurrency++;
}
console.log(damaged === 0 ? "Every document can be read." : `${damaged} damaged.`);
if (inOtherCurrency > 0)
  console.log(
    `${inOtherCurrency} of them are in another currency than shop.json's ${CURRENCY}. A shop with data keeps its own.`,
  );

let wrong = 0;
for await (const { productId, fault } of findStockFaults()) {
  console.log(`products/${productId}  ${fault}`);
  if (values.book) await bookDifference(productId);
  wrong++;
}
if (wrong === 0) console.log("Every stock is the sum of its movements.");
else console.log(`${wrong} ${values.book ? "booked." : "to book: npm run check-data -- --book"}`);

let lost = 0;
for await (const id of findLostParts()) {
  console.log(`products/${id}  is gone, and the search still has it`);
  if (values.book) await writeMissingTombstones([id]);
  lost++;
}
if (lost === 0) console.log("The search has no part that is gone.");
else console.log(`${lost} ${values.book ? "forgotten." : "to forget: npm run check-data -- --book"}`);
wrong += lost;

let unnoted = 0;
for await (const id of findDemandFaults()) {
  console.log(`products/${id}  has orders or waiting accounts that are not noted`);
  if (values.book) await bookDemand(id);
  unnoted++;
}
if (unnoted === 0) console.log("Every part's demand is noted.");
else console.log(`${unnoted} ${values.book ? "noted." : "to note: npm run check-data -- --book"}`);
wrong += unnoted;

let unordered = 0;
for await (const id of findOnOrderFaults()) {
  console.log(`products/${id}  has other pieces on order than its purchases say`);
  if (values.book) await bookOnOrder(id);
  unordered++;
}
if (unordered === 0) console.log("Every part has on order what its purchases say.");
else console.log(`${unordered} ${values.book ? "corrected." : "to correct: npm run check-data -- --book"}`);
wrong += unordered;

let unsold = 0;
for await (const id of findOfferFaults(values.book)) {
  console.log(`products/${id}  has an offer of a supplier that is gone`);
  unsold++;
}
if (unsold === 0) console.log("Every offer is of a supplier that is there.");
else console.log(`${unsold} ${values.book ? "removed." : "to remove: npm run check-data -- --book"}`);
wrong += unsold;

let misspent = 0;
for await (const month of findSpendingFaults(values.book)) {
  console.log(`spentMonths/${month}  has sums that its purchases don't say`);
  misspent++;
}
if (misspent === 0) console.log("Every month has what its deliveries cost.");
else console.log(`${misspent} ${values.book ? "corrected." : "to correct: npm run check-data -- --book"}`);
wrong += misspent;

let miscounted = 0;
for await (const { day, cached, counted } of findDayFaults()) {
  console.log(`${day}  has ${inWords(counted)}, and not ${inWords(cached)}`);
  if (values.book) await forgetDay(day);
  miscounted++;
}
if (miscounted === 0) console.log("Every day that is kept is what its orders say.");
else
  console.log(
    `${miscounted} ${values.book ? "counted again at the next look." : "to count again: npm run check-data -- --book"}`,
  );
wrong += miscounted;

let unsettled = 0;
for await (const id of findCheckoutFaults()) {
  console.log(`checkouts/${id}  has a ledger that its orders and payments don't say`);
  if (values.book) await bookCheckout(id);
  unsettled++;
}
if (unsettled === 0) console.log("Every ledger is what its orders and payments say.");
else console.log(`${unsettled} ${values.book ? "corrected." : "to correct: npm run check-data -- --book"}`);
wrong += unsettled;

let misjudged = 0;
for await (const number of findInvoiceFaults()) {
  console.log(`invoices/${number}  has sums that its ledgers and credit notes don't say`);
  if (values.book) await bookInvoice(number);
  misjudged++;
}
if (misjudged === 0) console.log("Every invoice's sums are what its ledgers and credit notes say.");
else console.log(`${misjudged} ${values.book ? "corrected." : "to correct: npm run check-data -- --book"}`);
wrong += misjudged;

let misrated = 0;
for await (const id of findRatingFaults()) {
  console.log(`products/${id}  has ratings that its reviews don't say`);
  if (values.book) await bookRatings(id);
  misrated++;
}
if (misrated === 0) console.log("Every part's ratings are what its reviews say.");
else
  console.log(
    `${misrated} ${values.book ? "counted again." : "to count again: npm run check-data -- --book"}`,
  );
wrong += misrated;

let forged = 0;
if (values.papers) {
  for await (const { paper, fault } of findPaperFaults()) {
    console.log(`papers/${paper}  ${fault}`);
    forged++;
  }
  console.log(
    forged === 0 ? "Every paper is as it was written, without a gap." : `${forged} papers are wrong.`,
  );
}

const uncounted = await countRest({ isDry: !values.book });
if (uncounted === 0) console.log("Every review is counted.");
else
  console.log(`${uncounted} reviews ${values.book ? "counted." : "to count: npm run check-data -- --book"}`);
wrong += uncounted;
process.exitCode = damaged > 0 || forged > 0 || (wrong > 0 && !values.book) ? 1 : 0;

function inWords({ orders, pieces, cents }: Figures): string {
  return `${orders} orders, ${pieces} pieces, ${cents / 100} ${CURRENCY}`;
}
