import { isDeepStrictEqual } from "node:util";
import { type PartFieldName, partDefaults, partFields } from "../contract/admin/part-fields.ts";
import { NOTHING } from "../contract/values/money.ts";
import type { StoredInternals, StoredPartChange, StoredProduct } from "../firestore/collections.ts";

export type PartFields = Pick<StoredProduct & StoredInternals, PartFieldName>;

export type Changes = StoredPartChange["changes"];

const names = Object.keys(partFields) as PartFieldName[];

/** The defaults of a new part. */
export const emptyFields: Partial<PartFields> = {
  ...partDefaults(),
  deposit: NOTHING,
  cost: null,
  offers: [],
};

/** Compares two states of a part. A new one was null, and a deleted one is; what it has by default doesn't count. */
export function changesBetween(before: PartFields | null, after: PartFields | null): Changes {
  const [was, is] = [before ?? emptyFields, after ?? emptyFields];
  const changed = names.filter((name) => !isDeepStrictEqual(was[name], is[name]));
  return Object.fromEntries(
    changed.map((name) => [name, { before: before?.[name] ?? null, after: after?.[name] ?? null }]),
  );
}

export function isNothing(changes: Changes): boolean {
  return Object.keys(changes).length === 0;
}
