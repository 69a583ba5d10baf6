import { DEMAND_DAYS, PACE_DAYS } from "../../parts/internals-rule.ts";

const DAY = 24 * 60 * 60 * 1000;

/** One good day of a part that is new says little of a month. */
const FEWEST_DAYS = 7;

/** Stock of a part, and demand for it. */
export interface Demand {
  readonly available: number;
  readonly minimumQuantity: number;
  readonly waiting: number;
  readonly sold30: number;
  readonly sold90: number;
  readonly createdAt: number;
  /** The pieces that come without another order, and those of a pack. */
  readonly onOrder: number;
  readonly pack: number;
}

export interface Need {
  readonly daysAt30: number | null;
  readonly daysAt90: number | null;
  readonly packs: number;
  readonly pieces: number;
}

/** Computes the order, in whole packs, after which the stock and what is on order last for so many days, everybody who waits gets a piece, and the minimum is left. */
export function computeNeed(demand: Demand, days: number, now = Date.now()): Need {
  const { minimumQuantity, waiting, createdAt, onOrder, pack } = demand;
  const age = Math.max(FEWEST_DAYS, Math.ceil((now - createdAt) / DAY));
  const available = Math.max(0, demand.available);
  const paces = [
    { sold: demand.sold30, within: Math.min(PACE_DAYS, age) },
    { sold: demand.sold90, within: Math.min(DEMAND_DAYS, age) },
  ];
  // Multiplied first, because a pace of 7 in 30 days has no exact number.
  const lasts = paces.map(({ sold, within }) => (sold > 0 ? Math.floor((available * within) / sold) : null));
  const wanted = paces.map(({ sold, within }) => Math.ceil((Math.max(0, sold) * days) / within));
  const missing = Math.max(...wanted) + minimumQuantity + waiting - available - onOrder;
  const packs = Math.max(0, Math.ceil(missing / pack));
  const [daysAt30 = null, daysAt90 = null] = lasts;
  return { daysAt30, daysAt90, packs, pieces: packs * pack };
}

const NEVER = Number.MAX_SAFE_INTEGER;

/** When it's gone. What somebody waits for is gone already. */
export function daysLeft(
  { daysAt30, daysAt90 }: Omit<Need, "packs" | "pieces">,
  { waiting }: Pick<Demand, "waiting">,
): number {
  const left = Math.min(daysAt30 ?? NEVER, daysAt90 ?? NEVER);
  return waiting > 0 ? Math.min(0, left) : left;
}

/** The pieces of the days from each of `firsts` on, in one look at the days. Where orders went after their day was taken away, there are fewer than none. */
export function soldSince(
  sold: Readonly<Record<string, number>>,
  [one, other]: readonly [string, string],
): [number, number] {
  let [sinceOne, sinceOther] = [0, 0];
  for (const day in sold) {
    const pieces = sold[day] ?? 0;
    if (day >= one) sinceOne += pieces;
    if (day >= other) sinceOther += pieces;
  }
  return [Math.max(0, sinceOne), Math.max(0, sinceOther)];
}
