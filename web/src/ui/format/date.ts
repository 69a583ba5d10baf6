/** The local date: Nov 5, 2026. Written by hand, because the browser's formatter is slow to create. */
export function date(iso: string): string {
  const [, month, day, year] = new Date(iso).toDateString().split(" ");
  return `${month} ${Number(day)}, ${year}`;
}

/** The local date and time: Nov 5, 2026, 14:03. */
export function dateTime(iso: string): string {
  return `${date(iso)}, ${new Date(iso).toTimeString().slice(0, 5)}`;
}
