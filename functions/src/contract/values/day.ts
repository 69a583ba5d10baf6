import * as z from "zod/mini";

function isDay(text: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(text)) return false;
  const read = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text);
}

/** A day of the shop's time zone, of 2000 or later. */
export function day(label: string) {
  const error = `${label} must be a day since 2000, such as 2026-11-25.`;
  return z.string({ error }).check(z.refine(isDay, { error }));
}
