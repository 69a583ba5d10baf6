import type { Query } from "firebase-admin/firestore";

/** The most values that a query compares a field with. */
export const MOST_VALUES = 30;

/** As many queries as the values need. A document that has several of them may be found by several. */
export function queriesOfValues<Item>(
  values: readonly string[],
  query: (some: string[]) => Query<Item>,
): Query<Item>[] {
  const wanted = [...new Set(values)];
  return Array.from({ length: Math.ceil(wanted.length / MOST_VALUES) }, (_, at) =>
    query(wanted.slice(at * MOST_VALUES, (at + 1) * MOST_VALUES)),
  );
}
