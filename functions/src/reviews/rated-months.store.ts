import { AggregateField } from "firebase-admin/firestore";
import { beginOf, lastMonths, monthBeside } from "../books/shop-day.ts";
import type { RatedMonth } from "../contract/admin/overview.ts";
import { reviews } from "../firestore/collections.ts";
import { averageOf } from "../parts/ratings-rule.ts";

/** The last months, oldest first, as they are now: one read each for a thousand reviews. */
export function findRatedMonths(count: number, now = Date.now()): Promise<RatedMonth[]> {
  return Promise.all(
    lastMonths(count, now).map(async (month) => {
      const { count, sum } = await sumsOf(month);
      return { month, count, average: averageOf(sum, count) };
    }),
  );
}

async function sumsOf(month: string): Promise<{ count: number; sum: number }> {
  const [begin, end] = [month, monthBeside(month, 1)].map((each) => beginOf(`${each}-01`));
  const ofMonth = reviews.where("createdAt", ">=", begin).where("createdAt", "<", end);
  const sums = { count: AggregateField.count(), sum: AggregateField.sum("rating") };
  return (await ofMonth.orderBy("createdAt").orderBy("rating").aggregate(sums).get()).data();
}
