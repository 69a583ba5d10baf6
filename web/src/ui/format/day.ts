import { date } from "./date.ts";

/** A calendar day, such as Nov 5, 2026 for 2026-11-05, whatever the time zone. */
export function dayText(day: string): string {
  return date(`${day}T12:00`);
}

/** Without its year: Nov 5. */
export function shortDay(day: string): string {
  return dayText(day).replace(/,.*/s, "");
}

/** A month, such as Nov 2026 for 2026-11. */
export function monthText(month: string): string {
  return dayText(`${month}-01`).replace(/ [^ ,]*,/, "");
}
