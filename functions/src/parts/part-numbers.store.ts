import { normaliseNumber } from "../contract/values/part-number.ts";
import { consumeFind } from "../core/read-quota.ts";
import { sha256 } from "../core/sha256.ts";
import { partNumbers } from "../firestore/collections.ts";
import { readable } from "../firestore/readable.ts";

/** Hashed, because a number may have characters that no name of a document can have. */
export function claimOf(partNumber: string) {
  return partNumbers.doc(sha256(normaliseNumber(partNumber)));
}

export async function findByNumber(partNumber: string): Promise<string | undefined> {
  return readable(await consumeFind(() => claimOf(partNumber).get()))?.productId;
}
