import { isDeepStrictEqual } from "node:util";
import { id as Id } from "../contract/values/primitives.ts";
import { AppError } from "../core/app-error.ts";
import { StoredProduct } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import type { PartFields } from "../parts/part-changes.ts";
import { findByNumber } from "../parts/part-numbers.store.ts";
import { findSuccessor } from "../parts/parts.store.ts";
import { lastSuccessor } from "../parts/supersession.ts";
import { reclaimNumber } from "./part-numbers.store.ts";
import { assertSuppliers } from "./supplier-rule.ts";

type Linked = Pick<StoredProduct, "_id" | "supersededBy">;

const GONE = "The part that replaces it is not in the shop.";
export const ENDLESS = "These parts replace each other in a circle.";

/** Why a part can't be replaced by the one that it names. Undefined if it can. In a transaction no chain changes before the commit. */
export async function successorFault(part: Linked, tx?: Transaction): Promise<string | undefined> {
  if (part.supersededBy === null) return undefined;
  const { last, isEndless } = await lastSuccessor(part, (id) => findSuccessor(id, tx));
  if (isEndless) return ENDLESS;
  return last ? undefined : GONE;
}

export async function assertSuccessor(part: Linked, tx?: Transaction): Promise<void> {
  const fault = await successorFault(part, tx);
  if (fault !== undefined) throw refusedSuccessor(fault);
}

export function refusedSuccessor(message: string): AppError {
  return new AppError("invalid", message, { fields: { supersededBy: message } });
}

export async function successorNamed(named: string, tx?: Transaction): Promise<string> {
  if (Id.safeParse(named).success && (await findSuccessor(named, tx))) return named;
  const owner = await findByNumber(named);
  if (owner === undefined) throw refusedSuccessor(GONE);
  return owner;
}

function assertValid(part: object): void {
  const { error } = StoredProduct.safeParse(part);
  if (!error) return;
  const fields = Object.fromEntries(error.issues.map(({ path, message }) => [String(path[0]), message]));
  throw new AppError("invalid", Object.values(fields).join(" "), { fields });
}

/** Validates a part and claims its number, before all writes. `before` is null for a restored part. */
export async function admitPart(
  tx: Transaction,
  after: PartFields & { readonly _id: string },
  before: PartFields | null,
): Promise<void> {
  assertValid(after);
  if (!isDeepStrictEqual(after.offers, before?.offers ?? [])) await assertSuppliers(after.offers, tx);
  if (after.supersededBy !== before?.supersededBy) await assertSuccessor(after, tx);
  if (after.partNumber !== before?.partNumber) await reclaimNumber(tx, after._id, after.partNumber);
}
