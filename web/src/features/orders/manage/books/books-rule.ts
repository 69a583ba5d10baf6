import type { BookedRow } from "@carparts/functions/contract/admin/invoices";
import { cents } from "#ui/format/money.ts";

export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const FIRST_OF_MONTH = /^(\d{4})-(\d\d)-01$/;

function dayAt(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** The month so many before or after the one of this day. */
export function monthBeside(day: string, by: number): Required<Period> {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return { from: dayAt(year, month - 1 + by, 1), to: dayAt(year, month + by, 0) };
}

/** Such as 2026-11, if the period is a whole month. */
export function monthOfPeriod({ from = "", to }: Period): string | undefined {
  return FIRST_OF_MONTH.test(from) && monthBeside(from, 0).to === to ? from.slice(0, 7) : undefined;
}

interface Sum {
  readonly percent: number;
  /** All in cents. */
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** Invoices less credit notes, by rate, the highest first. */
export function sumByRate(rows: readonly BookedRow[]): Sum[] {
  const sums = new Map<number, Sum>();
  for (const { percent, net, vat, gross } of rows) {
    const before = sums.get(percent) ?? { percent, net: 0, vat: 0, gross: 0 };
    sums.set(percent, {
      percent,
      net: before.net + cents(net, 1),
      vat: before.vat + cents(vat, 1),
      gross: before.gross + cents(gross, 1),
    });
  }
  return [...sums.values()].sort((one, other) => other.percent - one.percent);
}

export function countPapers(rows: readonly BookedRow[]): number {
  return new Set(rows.map(({ number }) => number)).size;
}
