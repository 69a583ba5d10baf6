import * as z from "zod/mini";

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

/** Rejects dates that don't exist, such as February 30. */
function isInstant(text: string): boolean {
  const read = new Date(text);
  return (
    INSTANT.test(text) && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text.slice(0, 19))
  );
}

/** ISO 8601 in UTC, as `Date.toISOString` writes it. zod's own check would add more script. */
export const instant = z.string().check(z.refine(isInstant));
