/** A bar of a chart. */
export interface Point {
  /** Below the chart, where there is room. */
  readonly label: string;
  /** All that is said of it, its amount too. */
  readonly text: string;
  /** How high it is; null leaves it out. */
  readonly value: number | null;
}

/** The place of the point at this part of the chart's width. */
export function placeAt(share: number, points: number): number {
  return Math.max(0, Math.min(points - 1, Math.floor(share * points)));
}

/** Whether the point at this place has a label, where there is room for so many. The first one always has. */
export function isLabelled(place: number, points: number, room: number): boolean {
  return place % Math.ceil(points / Math.max(1, room)) === 0;
}
