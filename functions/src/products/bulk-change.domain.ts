import type { BulkChange, ChangeProducts } from "../contract/admin/bulk-changes.ts";
import type { ChangedPart, ChangeResult } from "../contract/admin/part-changes.ts";
import type { ErrorCode } from "../contract/errors.ts";
import { AppError, changedMeanwhile, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import { eachOnce } from "../core/each-once.ts";
import { type Changes, changesBetween, isNothing } from "../parts/part-changes.ts";
import { decodeFields, encodeChanges } from "../parts/part-codec.ts";
import { findWholeParts, type WholePart } from "../parts/whole-part.store.ts";
import { changePart } from "./change.domain.ts";
import type { ChangedFields } from "./change.store.ts";
import { changedPrice } from "./price-rule.ts";

function fieldsOf({ price: priceChange, ...fields }: BulkChange, { price }: WholePart): ChangedFields {
  return { ...decodeFields(fields), ...(priceChange && { price: changedPrice(price, priceChange) }) };
}

const refusals: Partial<Record<ErrorCode, ChangeResult>> = {
  not_found: "gone",
  changed_meanwhile: "conflict",
  invalid: "wrong",
};

async function resultOf(_id: string, work: () => Promise<Changes>): Promise<ChangedPart> {
  try {
    const changes = await work();
    return { _id, result: isNothing(changes) ? "same" : "update", changes: encodeChanges(changes) };
  } catch (failure) {
    const result = failure instanceof AppError ? refusals[failure.code] : undefined;
    if (!result) throw failure;
    return { _id, result, changes: {}, reason: (failure as AppError).message };
  }
}

export async function changeProducts(
  actor: Actor,
  { items, change, why, isDryRun }: ChangeProducts,
): Promise<ChangedPart[]> {
  const preview = isDryRun ? await findWholeParts(items.map(({ _id }) => _id)) : undefined;
  return eachOnce(items, ({ _id, version }) => {
    function decide(present: WholePart): ChangedFields {
      if (present.version !== version) throw changedMeanwhile("part", undefined);
      return fieldsOf(change, present);
    }
    return resultOf(_id, async () => {
      if (!preview) return changePart(_id, decide, { actor, cause: "bulk", why });
      const present = preview.get(_id)?.data;
      if (!present) throw notFound("product");
      return changesBetween(present, { ...present, ...decide(present) });
    });
  });
}
