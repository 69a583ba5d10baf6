import { normaliseNumber } from "../contract/values/part-number.ts";
import { batchesOf } from "../firestore/batches.ts";
import { partNumbers, products } from "../firestore/collections.ts";
import { db, inTransaction } from "../firestore/db.ts";
import { LONGEST_STEP } from "../firestore/migrations/migrate.ts";
import { findDamageIn, readable } from "../firestore/readable.ts";
import { claimOf } from "../parts/part-numbers.store.ts";

const AT_ONCE = 200;

interface Numbered {
  readonly productId: string;
  readonly partNumber: string;
}

export interface ClaimProgress {
  readonly read: number;
  /** Numbers that no part has claimed as they're compared now. A dry run only counts them. */
  readonly unclaimed: number;
  /** All of them at the end. */
  readonly clashes: readonly (readonly Numbered[])[];
}

/** Claims the numbers of parts that earlier releases compared otherwise. Of parts that clash none is changed. */
export async function* claimNumbers({ isDry }: { isDry: boolean }): AsyncGenerator<ClaimProgress> {
  const all: Numbered[] = [];
  let unclaimed = 0;
  for await (const batch of batchesOf(products, AT_ONCE)) {
    const numbered = batch
      .filter((document) => !findDamageIn(document))
      .flatMap((each) => numberOf(each.data()));
    const missing = await withoutClaim(numbered);
    if (!isDry) await Promise.all(missing.map(({ productId }) => claim(productId)));
    all.push(...numbered);
    unclaimed += missing.length;
    yield { read: all.length, unclaimed, clashes: [] };
  }
  const same = Map.groupBy(all, ({ partNumber }) => normaliseNumber(partNumber));
  yield { read: all.length, unclaimed, clashes: [...same.values()].filter(({ length }) => length > 1) };
}

function numberOf({ _id, partNumber }: { _id: string; partNumber: string | null }): Numbered[] {
  return partNumber === null || normaliseNumber(partNumber) === "" ? [] : [{ productId: _id, partNumber }];
}

async function withoutClaim(numbered: readonly Numbered[]): Promise<Numbered[]> {
  if (numbered.length === 0) return [];
  const claims = await db.getAll(...numbered.map(({ partNumber }) => claimOf(partNumber)));
  const missing = numbered.filter((_, place) => !claims[place]?.exists);
  return [...new Map(missing.map((each) => [normaliseNumber(each.partNumber), each])).values()];
}

async function claim(productId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { partNumber = null } = readable(await tx.get(products.doc(productId))) ?? {};
    if (partNumber === null || (await tx.get(claimOf(partNumber))).exists) return;
    const { docs } = await tx.get(partNumbers.where("productId", "==", productId));
    for (const { ref } of docs) tx.delete(ref);
    const { id } = claimOf(partNumber);
    tx.create(partNumbers.doc(id), { _id: id, productId });
  }, Date.now() + LONGEST_STEP);
}
