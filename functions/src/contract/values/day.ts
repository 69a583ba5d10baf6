import * as z from "zod/mini";
import { sentText } from "./primitives.ts";

export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

/** A day of the shop's time zone, of 2000 or later. */
export function day(label: string) {
  const error = `${label} must be a day since 2000, such as 2026-11-25.`;
  return sentText(20, error).check(z.refine(isDay, { error }));
}

export const days = {
  /** The first day, of the shop's time zone. */
  from: z.optional(day("from")),
  /** The last day, inclusive. */
  to: z.optional(day("to")),
};

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const isInOrder = z.refine<Days>(
  ({ from, to }) => from === undefined || to === undefined || from <= to,
  {
    path: ["from"],
    error: "from must not be after to.",
  },
);
