/**
 * The day of an ISO 8601 time as American English writes it, Nov 5, 2026, in the reader's own time zone. The browser's
 * own formatter takes long to make, like the one for money.
 */
export function date(iso: string): string {
  const [, month, day, year] = new Date(iso).toDateString().split(" ");
  return `${month} ${Number(day)}, ${year}`;
}
