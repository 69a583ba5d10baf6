/** Splits items into sheets; the last one may have fewer. */
export function toSheets<Item>(items: readonly Item[], aSheet: number): Item[][] {
  const count = Math.ceil(items.length / aSheet);
  return Array.from({ length: count }, (_, sheet) => items.slice(sheet * aSheet, (sheet + 1) * aSheet));
}
