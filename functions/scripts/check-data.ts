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

interface Check<Fault> {
  readonly line: (fault: Fault) => string;
  /** Left out where the faults are corrected as they are found. */
  readonly book?: (fault: Fault) => Promise<unknown>;
  /** Printed where nothing is wrong. */
  readonly fine: string;
  readonly done: string;
  readonly todo: string;
}

/** Prints each fault, corrects it with `--book`, and counts it. */
async function check<Fault>(
  faults: AsyncIterable<Fault>,
  { line, book, fine, done, todo }: Check<Fault>,
): Promise<void> {
  let found = 0;
  for await (const fault of faults) {
    console.log(line(fault));
    if (values.book) await book?.(fault);
    found++;
  }
  console.log(
    found === 0 ? fine : `${found} ${values.book ? `${done}.` : `${todo}: npm run check-data -- --book`}`,
  );
  wrong += found;
}

const corrected = { done: "corrected", todo: "to correct" };

await check(findStockFaults(), {
  line: ({ productId, fault }) => `products/${productId}  ${fault}`,
  book: ({ productId }) => bookDifference(productId),
  fine: "Every stock is the sum of its movements.",
  ...{ done: "booked", todo: "to book" },
});
await check(findLostParts(), {
  line: (id) => `products/${id}  is gone, and the search still has it`,
  book: (id) => writeMissingTombstones([id]),
  fine: "The search has no part that is gone.",
  ...{ done: "forgotten", todo: "to forget" },
});
await check(findDemandFaults(), {
  line: (id) => `products/${id}  has orders or waiting accounts that are not noted`,
  book: bookDemand,
  fine: "Every part's demand is noted.",
  ...{ done: "noted", todo: "to note" },
});
await check(findOnOrderFaults(), {
  line: (id) => `products/${id}  has other pieces on order than its purchases say`,
  book: bookOnOrder,
  fine: "Every part has on order what its purchases say.",
  ...corrected,
});
await check(findOfferFaults(values.book), {
  line: (id) => `products/${id}  has an offer of a supplier that is gone`,
  fine: "Every offer is of a supplier that is there.",
  ...{ done: "removed", todo: "to remove" },
});
await check(findSpendingFaults(values.book), {
  line: (month) => `spentMonths/${month}  has sums that its purchases don't say`,
  fine: "Every month has what its deliveries cost.",
  ...corrected,
});
await check(findDayFaults(), {
  line: ({ day, cached, counted }) => `${day}  has ${inWords(counted)}, and not ${inWords(cached)}`,
  book: ({ day }) => forgetDay(day),
  fine: "Every day that is kept is what its orders say.",
  ...{ done: "counted again at the next look", todo: "to count again" },
});
await check(findCheckoutFaults(), {
  line: (id) => `checkouts/${id}  has a ledger that its orders and payments don't say`,
  book: bookCheckout,
  fine: "Every ledger is what its orders and payments say.",
  ...corrected,
});
await check(findInvoiceFaults(), {
  line: (number) => `invoices/${number}  has sums that its ledgers and credit notes don't say`,
  book: bookInvoice,
  fine: "Every invoice's sums are what its ledgers and credit notes say.",
  ...corrected,
});
await check(findRatingFaults(), {
  line: (id) => `products/${id}  has ratings that its reviews don't say`,
  book: bookRatings,
  fine: "Every part's ratings are what its reviews say.",
  ...{ done: "counted again", todo: "to count again" },
});

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
