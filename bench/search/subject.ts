import type { Random } from "../../functions/scripts/made-up/random.ts";
import type { Catalogue } from "../../functions/src/catalogue/catalogue.ts";
import type { CatalogueItem } from "../../functions/src/catalogue/catalogue-item.ts";
import { type Row, row } from "../table.ts";

/** A catalogue of one size. */
export interface Subject {
  readonly size: number;
  readonly items: readonly CatalogueItem[];
  /** As a process holds it that started from the snapshot. */
  readonly catalogue: Catalogue;
  readonly random: Random;
}

/** Where speed, memory and the cold start are measured. */
export const AT_LARGEST = 100_000;

/** A row of one size. */
export function sized({ size }: Pick<Subject, "size">, name: string, ...rest: Tail): Row {
  return row(`${name}, ${size.toLocaleString("en")} parts`, ...rest);
}

type Tail = Parameters<typeof row> extends [string, ...infer Rest] ? Rest : never;
