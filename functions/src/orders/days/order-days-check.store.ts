import type { DocumentData } from "firebase-admin/firestore";
import { batchesOf } from "../../firestore/batches.ts";
import { orderMonths } from "../../firestore/collections.ts";
import { db } from "../../firestore/db.ts";
import { readable } from "../../firestore/readable.ts";
import { cachedDays, ordersBetween } from "./order-days.store.ts";
import { type Figures, sumOfOrders } from "./order-figures.ts";

interface DayFault {
  readonly day: string;
  readonly cached: Figures;
  readonly counted: Figures;
}

/** Yields days whose stored figures differ from their orders. Reads each month at one point in time. */
export async function* findDayFaults(): AsyncGenerator<DayFault> {
  for await (const batch of batchesOf(orderMonths.withConverter(null).select(), 10)) {
    for (const { id } of batch) yield* await faultsOf(id);
  }
}

function faultsOf(month: string): Promise<DayFault[]> {
  return db.runTransaction(
    async (tx) => {
      const faults: DayFault[] = [];
      for (const [day, cachedFigures] of cachedDays(readable(await tx.get(orderMonths.doc(month))))) {
        const ofDay = ordersBetween(day, day).withConverter(null);
        const { docs } = await tx.get(ofDay.select("quantity", "total", "returned", "returnedTotal"));
        const counted = sumOfOrders(docs.map((order) => order.data() as DocumentData));
        if (!isSame(cachedFigures, counted)) faults.push({ day, cached: cachedFigures, counted });
      }
      return faults;
    },
    { readOnly: true },
  );
}

function isSame(one: Figures, other: Figures): boolean {
  return one.orders === other.orders && one.pieces === other.pieces && one.cents === other.cents;
}
