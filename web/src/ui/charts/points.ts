/** A bar of a chart. */
export interface Point {
  /** Below the chart, where there is room. */
  readonly label: string;
  /** Its full text, amount included. */
  readonly text: string;
  /** The height; null leaves it out. */
  readonly value: number | null;
}

/** The place of the point at this part of the chart's width. */
export function placeAt(share: number, points: number): number {
  return Math.max(0, Math.min(points - 1, Math.floor(share * points)));
}

/** Labels as many points as there is room for, always the first. */
export function isLabelled(place: number, points: number, room: number): boolean {
  return place % Math.ceil(points / Math.max(1, room)) === 0;
}

/** The drawing has room for so many steps of two letters' height and a little more. */
const MOST_STEPS = 4.75;

/** The end of an axis from zero to at least `high`, and its round values. */
export function ticksTo(high: number, isWhole: boolean): { top: number; ticks: readonly number[] } {
  const least = high || 1;
  let step = 10 ** Math.floor(Math.log10(least));
  let top = Math.ceil(least / step) * step;
  while (top / step > MOST_STEPS) step *= 2;
  while (top / (step / 2) <= MOST_STEPS && !(isWhole && (step / 2) % 1)) step /= 2;
  while (top - step >= least) top -= step;
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, place) => place * step);
  return { top, ticks };
}
