import { countWaitingAccounts } from "../back-in-stock/back-in-stock.store.ts";
import { countWithoutManufacturer, toBrandRows } from "../catalogue/manufacturers/brand-rows.ts";
import { replica } from "../catalogue/replica/own-replica.ts";
import { OVERVIEW_MONTHS, type Overview } from "../contract/admin/overview.ts";
import { countDamage } from "../damage/damage.store.ts";
import { findManufacturers } from "../manufacturers/manufacturers.store.ts";
import { findDays } from "../orders/days/order-days.store.ts";
import { countNew, countWithdrawn } from "../orders/orders.store.ts";
import { findRatedMonths } from "../reviews/rated-months.store.ts";
import { mostFrequent } from "../zero-results/most-frequent.ts";
import { findZeroResults } from "../zero-results/zero-results.store.ts";

const MOST_SELLERS = 10;
const ZERO_RESULT_DAYS = 7;
const MOST_ZERO_RESULTS = 20;

export async function readOverview(): Promise<Overview> {
  const [days, catalogue, pick, withdrawn, customers, damage, missed, ratings, manufacturers] =
    await Promise.all([
      findDays(),
      replica.presentForAdmins(),
      countNew(),
      countWithdrawn(),
      countWaitingAccounts(),
      countDamage(),
      findZeroResults(ZERO_RESULT_DAYS),
      findRatedMonths(OVERVIEW_MONTHS),
      findManufacturers(),
    ]);
  const { attention, stock, bestSellers } = catalogue.figures(MOST_SELLERS);
  return {
    days: days.map(({ cents, ...day }) => ({ ...day, revenue: cents / 100 })),
    bestSellers: [...bestSellers],
    stockValue: stock.cents / 100,
    stockCost: { sum: stock.costCents / 100, known: stock.known, unknown: stock.unknown },
    attention: {
      ...{ ...attention, pick, withdrawn, customers, damage },
      makers: countWithoutManufacturer(toBrandRows(catalogue.brands(), manufacturers)),
    },
    missed: mostFrequent(missed, "texts").slice(0, MOST_ZERO_RESULTS),
    ratings,
  };
}
