const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** The day of an ISO 8601 time, in the reader's own time zone. */
export function date(iso: string): string {
  return day.format(new Date(iso));
}
