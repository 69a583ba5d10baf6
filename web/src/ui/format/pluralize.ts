import { count } from "./count.ts";

/** Such as 1 order, 2 orders. By hand, as numbers are. */
export function pluralize(number: number, noun: string): string {
  return `${count(number)} ${noun}${number === 1 ? "" : "s"}`;
}
