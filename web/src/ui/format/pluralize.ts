import { count } from "./count.ts";

/** Such as 1 order, 2 orders. */
export function pluralize(number: number, noun: string): string {
  return `${count(number)} ${noun}${number === 1 ? "" : "s"}`;
}
