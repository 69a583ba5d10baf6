import * as z from "zod/mini";
import { persistedRecord } from "#lib/persisted-record.ts";
import { persistedValue } from "#lib/persisted-value.ts";
import { BankMapping, type TableColumn } from "./reading/bank-columns.ts";

const StoredRow = z.object({
  ...{ day: z.string(), amount: z.number(), text: z.string(), entry: z.string() },
  name: z.optional(z.string()),
});

const StoredStatement = z.object({
  /** The file's and the account's. */
  name: z.string(),
  rows: z.array(StoredRow),
  notices: z.array(z.string()),
});
export type StoredStatement = z.infer<typeof StoredStatement>;

/** The rows that were read, in this tab alone, by account: a reload loses none, and the end of the session all. */
export const storedStatements = persistedRecord("statement", StoredStatement);

const MOST = 20;

const StoredMapping = z.object({ header: z.string(), mapping: BankMapping });

function headerOf(columns: readonly TableColumn[]): string {
  return columns.map(({ name }) => name).join("\n");
}

/** This admin's mappings in this browser, each stored by its bank's columns, last used first. */
export function bankMappings(uid: string) {
  const stored = persistedValue(`importMappings:bank:${uid}`, z.array(StoredMapping));
  return {
    find: (columns: readonly TableColumn[]) =>
      stored.latest()?.find(({ header }) => header === headerOf(columns))?.mapping,
    save(columns: readonly TableColumn[], mapping: BankMapping) {
      const header = headerOf(columns);
      const others = (stored.latest() ?? []).filter((each) => each.header !== header);
      stored.write([{ header, mapping }, ...others].slice(0, MOST));
    },
  };
}
