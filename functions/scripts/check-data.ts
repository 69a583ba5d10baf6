import { parseArgs } from "node:util";
import { findLostParts } from "../src/catalogue/lost-parts.store.ts";
import { CURRENCY } from "../src/contract/values/currency.ts";
import { findDamage } from "../src/damage/damage.store.ts";
import { recordDamage } from "../src/firestore/readable.ts";
import { forgetDay } from "../src/orders/days/order-days.store.ts";
import { findDayFaults } from "../src/orders/days/order-days-check.store.ts";
import type { Figures } from "../src/orders/days/order-figures.ts";
import { bookDemand, findDemandFaults } from "../src/parts/demand-check.store.ts";
import { writeMissingTombstones } from "../src/parts/tombstones.store.ts";
import { bookRatings, findRatingFaults } from "../src/reviews/part-ratings-check.store.ts";
import { countRest } from "../src/reviews/review-counts.store.ts";
import { bookDifference, findStockFaults } from "../src/stock/stock-check.store.ts";
import "./credentials.ts";

// Lists damaged documents, derived figures that differ from their source (stock, demand, ratings, days) and deleted parts
// that the search still has. `-- --book` corrects the figures and counts the reviews that the summary lacks. Runs with your
// credentials, prints no personal data, exits with 1 if anything is wrong.

const { values } = parseArgs({ options: { book: { type: "boolean", default: false } } });

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

const uncounted = await countRest({ isDry: !values.book });
if (uncounted === 0) console.log("Every review is counted.");
else
  console.log(`${uncounted} reviews ${values.book ? "counted." : "to count: npm run check-data -- --book"}`);
wrong += uncounted;
process.exitCode = damaged > 0 || (wrong > 0 && !values.book) ? 1 : 0;

function inWords({ orders, pieces, cents }: Figures): string {
  return `${orders} orders, ${pieces} pieces, ${cents / 100} ${CURRENCY}`;
}
