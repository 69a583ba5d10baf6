import type { Outcome } from "./statement.queries.ts";

/** In the order in which they ask for something. */
export const stateNames = {
  match: "To book",
  guess: "To confirm",
  booked: "Booked now",
  known: "Known",
  none: "Not found",
};
export type RowState = keyof typeof stateNames;

export const stateColours: Readonly<Record<RowState, string>> = {
  ...{ match: "badge-info", guess: "badge-warning", booked: "badge-success" },
  ...{ known: "badge-ghost", none: "badge-ghost" },
};

export function stateOf({ result, isBooked }: Outcome): RowState {
  return isBooked ? "booked" : result;
}

export function countStates(outcomes: ReadonlyMap<number, Outcome>): Record<RowState, number> {
  const counts = { match: 0, guess: 0, booked: 0, known: 0, none: 0 };
  for (const outcome of outcomes.values()) counts[stateOf(outcome)]++;
  return counts;
}

/** The places of rows in the file's order: of one state, or of all. */
export function shownRows(outcomes: ReadonlyMap<number, Outcome>, shown: RowState | undefined): number[] {
  const all = [...outcomes].filter(([, outcome]) => shown === undefined || stateOf(outcome) === shown);
  return all.map(([place]) => place).toSorted((one, other) => one - other);
}
