import type { Measuring } from "../measuring.ts";
import type { Row } from "../table.ts";
import type { Steadiness } from "./series.ts";

/** The servers of the floor and the shop, and their certificate's fingerprint. */
export interface Where extends Pick<Measuring, "note" | "loads"> {
  readonly floor: string;
  readonly shop: string;
  readonly fingerprint: string;
}

/** Which pages are measured. */
export interface Choice extends Where {
  isChosen(path: string): boolean;
}

export interface Measured {
  readonly rows: readonly Row[];
  readonly steady: readonly Steadiness[];
}
