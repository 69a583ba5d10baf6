import { normaliseNumber } from "./part-number.ts";

/** As it stands in an email: its alphabet has no I, L and O, which people read in 1 and 0. */
export function readOrderNumber(typed: string): string {
  const signs = normaliseNumber(typed).replace(/[IL]/g, "1").replaceAll("O", "0");
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
