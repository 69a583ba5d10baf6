import { countWaitingAccounts } from "../back-in-stock/back-in-stock.store.ts";
import { countLate, findDueByAge } from "../books/invoices.store.ts";
import { isInvoicing } from "../books/shop-settings.ts";
import { countWithoutManufacturer, toBrandRows } from "../catalogue/manufacturers/brand-rows.ts";
import { replica } from "../catalogue/replica/own-replica.ts";
import { OVERVIEW_MONTHS, type Overview } from "../contract/admin/overview.ts";
import { countDamage } from "../damage/damage.store.ts";
import { findThings } from "../nouns/nouns.store.ts";
import { findDays } from "../orders/days/order-days.store.ts";
import { countNew, countUninvoiced, countWithdrawn } from "../orders/orders.store.ts";
import { countLatePurchases } from "../purchases/purchases.store.ts";
import { findRatedMonths } from "../reviews/rated-months.store.ts";
import { mostFrequent } from "../zero-results/most-frequent.ts";
import { findZeroResults } from "../zero-results/zero-results.store.ts";

const MOST_SELLERS = 10;
const ZERO_RESULT_DAYS = 7;
const MOST_ZERO_RESULTS = 20;

const ages = {
  all: "in all",
  notYet: "not due yet",
  upTo30: "1–30 days late",
  upTo60: "31–60 days late",
  over60: "over 60 days late",
};

function encodeDue(due: Awaited<ReturnType<typeof findDueByAge>>): Overview["due"] {
  if (due.all.invoices === 0) return [];
  return (Object.keys(ages) as (keyof typeof ages)[]).map((key) => {
    return { text: ages[key], count: due[key].invoices, sum: due[key].cents / 100 };
  });
}

export async function readOverview(): Promise<Overview> {
  const [
    days,
    catalogue,
    pick,
    withdrawn,
    uninvoiced,
    late,
    due,
    customers,
    deliveries,
    damage,
    missed,
    ratings,
    manufacturers,
  ] = await Promise.all([
    findDays(),
    replica.presentForAdmins(),
    countNew(),
    countWithdrawn(),
    isInvoicing ? countUninvoiced() : 0,
    countLate(),
    findDueByAge(),
    countWaitingAccounts(),
    countLatePurchases(),
    countDamage(),
    findZeroResults(ZERO_RESULT_DAYS),
    findRatedMonths(OVERVIEW_MONTHS),
    findThings("maker"),
  ]);
  const { attention, stock, bestSellers } = catalogue.figures(MOST_SELLERS);
  return {
    days: days.map(({ cents, ...day }) => ({ ...day, revenue: cents / 100 })),
    bestSellers: [...bestSellers],
    stockValue: stock.cents / 100,
    stockCost: { sum: stock.costCents / 100, known: stock.known, unknown: stock.unknown },
    due: encodeDue(due),
    attention: {
      ...{ ...attention, pick, withdrawn, uninvoiced, late, customers, deliveries, damage },
      makers: countWithoutManufacturer(toBrandRows(catalogue.brands(), manufacturers)),
    },
    missed: mostFrequent(missed, "texts").slice(0, MOST_ZERO_RESULTS),
    ratings,
  };
}
