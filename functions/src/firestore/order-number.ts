import { sha256 } from "../core/sha256.ts";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The order's number, made of its id. It has 50 bits: two of a million orders have the same with a chance of 1 in 2,000. */
export function orderNumberOf(id: string): string {
  const bits = BigInt(`0x${sha256(id).slice(0, 16)}`);
  const digits = Array.from({ length: 10 }, (_, place) => DIGITS[Number((bits >> BigInt(5 * place)) & 31n)]);
  return `${digits.slice(0, 5).join("")}-${digits.slice(5).join("")}`;
}
