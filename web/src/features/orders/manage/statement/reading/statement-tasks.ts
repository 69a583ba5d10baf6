import type { StatementRow } from "@carparts/functions/contract/admin/statements";
import type { BankMapping, TableColumn } from "./bank-columns.ts";

/** Rows as the API takes them. */
export interface ReadRows {
  readonly rows: readonly StatementRow[];
  /** Lines that were left out, and why, as sentences. */
  readonly notices: readonly string[];
}

export interface ReadAccount extends ReadRows {
  readonly name: string;
}

/** The first look at a file: what CAMT says by itself, or the columns of a CSV file. */
export type StatementLook =
  | { readonly kind: "camt"; readonly accounts: readonly ReadAccount[] }
  | { readonly kind: "csv"; readonly columns: readonly TableColumn[]; readonly rows: number };

export interface MapTask {
  readonly file: File;
  readonly mapping: BankMapping;
}

/** The worker's tasks. */
export interface StatementTasks {
  look(file: File): Promise<StatementLook>;
  map(task: MapTask): Promise<ReadRows>;
}
