import { countWithoutMaker, madeBrands } from "../catalogue/makers/made-brands.ts";
import { replica } from "../catalogue/replica/own-replica.ts";
import { OVERVIEW_MONTHS, type Overview } from "../contract/admin/overview.ts";
import { countDamage } from "../damage/damage.store.ts";
import { findMakers } from "../makers/makers.store.ts";
import { findMissed } from "../missed/missed.store.ts";
import { mostMissed } from "../missed/most-missed.ts";
import { findDays } from "../orders/days/order-days.store.ts";
import { countNew, countWithdrawn } from "../orders/orders.store.ts";
import { findRatedMonths } from "../reviews/rated-months.store.ts";
import { countWhoWait } from "../waiting/waiting.store.ts";

const MOST_SELLERS = 10;
const MISSED_DAYS = 7;
const MOST_MISSED = 20;

export async function readOverview(): Promise<Overview> {
  const [days, catalogue, pick, withdrawn, customers, damage, missed, ratings, makers] = await Promise.all([
    findDays(),
    replica.presentForAdmins(),
    countNew(),
    countWithdrawn(),
    countWhoWait(),
    countDamage(),
    findMissed(MISSED_DAYS),
    findRatedMonths(OVERVIEW_MONTHS),
    findMakers(),
  ]);
  const { attention, stock, bestSellers } = catalogue.figures(MOST_SELLERS);
  return {
    days: days.map(({ cents, ...day }) => ({ ...day, revenue: cents / 100 })),
    bestSellers: [...bestSellers],
    stockValue: stock.cents / 100,
    stockCost: { sum: stock.costCents / 100, known: stock.known, unknown: stock.unknown },
    attention: {
      ...{ ...attention, pick, withdrawn, customers, damage },
      makers: countWithoutMaker(madeBrands(catalogue.brands(), makers)),
    },
    missed: mostMissed(missed, "texts").slice(0, MOST_MISSED),
    ratings,
  };
}
