import { routes } from "#routes.ts";
import type { Group } from "../groups.ts";

/** The catalogue's state, as it's written in its address. */
export interface Filters {
  readonly q?: string | undefined;
  readonly group?: readonly Group[] | undefined;
  readonly brand?: readonly string[] | undefined;
  readonly make?: string | undefined;
  readonly model?: string | undefined;
  readonly year?: number | undefined;
  readonly fit?: "only" | undefined;
  readonly stock?: "in" | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly sort?: Sort | undefined;
}

export const sortNames = {
  best: "Best match",
  newest: "Newest first",
  price: "Price, lowest first",
  "-price": "Price, highest first",
  name: "Name",
} as const;
export type Sort = keyof typeof sortNames;

const NAMES = [
  ...["q", "group", "brand", "make", "model", "year", "fit", "stock", "min", "max", "sort"],
] as readonly (keyof Filters)[];

/** The address of the catalogue in this state. The same state always has the same address. */
export function toAddress(filters: Filters): string {
  const params = new URLSearchParams();
  for (const name of NAMES) {
    for (const value of [filters[name] ?? []].flat()) params.append(name, String(value));
  }
  return params.size > 0 ? `${routes.catalogue.path}?${params}` : routes.catalogue.path;
}

const LONGEST_TEXT = 200;

/** A text in which no vehicle is read. */
export function asWords(text: string): string {
  return `"${text.replace(/["“”]/g, "").slice(0, LONGEST_TEXT - 2)}"`;
}
