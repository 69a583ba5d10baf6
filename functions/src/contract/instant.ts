import * as z from "zod/mini";

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** A date that no calendar has is another one, or none, once it was read. */
function isInstant(text: string): boolean {
  const read = new Date(text);
  return (
    INSTANT.test(text) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text.slice(0, 19))
  );
}

/** A moment, ISO 8601 in UTC, as `Date.toISOString` writes it. zod's own check weighs more on every page. */
export const instant = z.string().check(z.refine(isInstant));
