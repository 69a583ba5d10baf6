import type { BookedRow } from "@carparts/functions/contract/admin/invoices";
import type { NotedPayment } from "@carparts/functions/contract/admin/payments";
import { byName } from "@carparts/functions/contract/values/by-name";
import type { CsvFormat } from "@carparts/functions/contract/values/csv";
import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { ListFile } from "#lib/list-file.ts";
import { persistedValue } from "#lib/persisted-value.ts";
import type { Period } from "./books-rule.ts";
import { everyPayment } from "./payments.queries.ts";

export const formatNames: Readonly<Record<CsvFormat, string>> = {
  comma: "1049.90, comma between",
  semicolon: "1049,90, semicolon between",
};

const formats = persistedValue("booksFormat", byName(z.enum(["comma", "semicolon"])));

/** As an admin's accountant wants files, kept in this browser by account. */
export function useFileFormat(uid: string) {
  const all = useSyncExternalStore(formats.subscribe, formats.read, () => undefined);
  return {
    format: all?.[uid] ?? "comma",
    choose: (format: CsvFormat) => formats.write({ ...formats.latest(), [uid]: format }),
  };
}

function nameOf(what: string, { from, to }: Period): string {
  return [what, from, to].filter(Boolean).join(" ");
}

/** Of rows that were read, so that the file has the sums that are shown. */
export function booksFile(
  rows: readonly BookedRow[],
  period: Period,
  format: CsvFormat,
): ListFile<BookedRow> {
  return {
    name: nameOf("books", period),
    heads: ["day", "number", "kind", "of", "buyer", "percent", "net", "vat", "gross"],
    toRow: ({ day, number, kind, of, buyer, percent, net, vat, gross }) => [
      ...[day, number, kind, of, buyer, percent],
      ...[net, vat, gross].map((amount) => ({ amount })),
    ],
    async *pages() {
      yield rows;
    },
    format,
  };
}

export function paymentsFile(period: Period, format: CsvFormat): ListFile<NotedPayment> {
  return {
    name: nameOf("payments", period),
    heads: ["day", "reference", "amount", "kind", "note", "who", "at", "_id"],
    toRow: ({ day, reference, amount, kind, note, email, who, at, _id }) => [
      ...[day, reference, { amount }, kind, note, email ?? who, at, _id],
    ],
    pages: (signal) => everyPayment(period, signal),
    format,
  };
}
