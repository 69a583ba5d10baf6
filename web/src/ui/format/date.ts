/** The local date: Nov 5, 2026. Written by hand, because the browser's formatter is slow to create. */
export function date(iso: string): string {
  const [, month, day, year] = new Date(iso).toDateString().split(" ");
  return `${month} ${Number(day)}, ${year}`;
}
