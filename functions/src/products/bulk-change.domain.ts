import { notifyWaiting } from "../back-in-stock/back-in-stock.store.ts";
import { beginAct, endAct } from "../change-history/acts.store.ts";
import type { BulkChange, ChangeProducts } from "../contract/admin/bulk-changes.ts";
import type { ChangedPart, ChangeResult } from "../contract/admin/part-changes.ts";
import { partFields } from "../contract/admin/part-fields.ts";
import type { ErrorCode } from "../contract/errors.ts";
import { AppError, changedMeanwhile, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import { GrpcStatus, libraryCodeOf } from "../core/library-code.ts";
import { commitBisecting } from "../firestore/commit-bisecting.ts";
import type { Found } from "../firestore/found.ts";
import { asDeletionError } from "../identity/account-deletion.store.ts";
import { type Changes, changesBetween, isNothing } from "../parts/part-changes.ts";
import { decodeFields, encodeChanges } from "../parts/part-codec.ts";
import { findWholeParts, type WholePart } from "../parts/whole-part.store.ts";
import { changePart } from "./change.domain.ts";
import * as store from "./change.store.ts";
import { preferring } from "./offer-rule.ts";
import { changedPrice } from "./price-rule.ts";
import { assertSuppliers, removeLostOffers } from "./supplier-rule.ts";

type Item = ChangeProducts["items"][number];

function decide({ version }: Item, change: BulkChange, present: WholePart): store.ChangedFields {
  if (present.version !== version) throw changedMeanwhile("part", undefined);
  const { price, offer, ...fields } = change;
  return {
    ...decodeFields(fields),
    ...(price && { price: changedPrice(present.price, price) }),
    ...(offer && { offers: preferring(present.offers, offer) }),
  };
}

function namesOf(change: BulkChange): string {
  const names = Object.keys(change) as (keyof BulkChange)[];
  return names
    .filter((name) => change[name] !== undefined)
    .map((name) => partFields[name === "offer" ? "offers" : name].label)
    .join(", ");
}

function toResult({ _id }: Item, changes: Changes): ChangedPart {
  return { _id, result: isNothing(changes) ? "same" : "update", changes: encodeChanges(changes) };
}

const refusals: Partial<Record<ErrorCode, ChangeResult>> = {
  not_found: "gone",
  changed_meanwhile: "conflict",
  invalid: "wrong",
};

function toRefusal({ _id }: Item, failure: unknown): ChangedPart {
  if (libraryCodeOf(failure) === GrpcStatus.ALREADY_EXISTS)
    return { _id, result: "conflict", changes: {}, reason: "It was changed by this before." };
  const result = failure instanceof AppError ? refusals[failure.code] : undefined;
  if (!result) throw failure;
  return { _id, result, changes: {}, reason: (failure as AppError).message };
}

interface ItemOutcome {
  readonly answer: ChangedPart;
  readonly state?: store.NextState;
}

function evaluateItem(item: Item, change: BulkChange, part: Found<WholePart> | undefined): ItemOutcome {
  try {
    if (!part) throw notFound("product");
    const after = { ...part.data, ...decide(item, change, part.data) };
    const changes = changesBetween(part.data, after);
    const answer = toResult(item, changes);
    return isNothing(changes) ? { answer } : { answer, state: { part, after, changes } };
  } catch (failure) {
    return { answer: toRefusal(item, failure) };
  }
}

export async function changeProducts(
  actor: Actor,
  { items, change, why, isDryRun, changeId }: ChangeProducts,
): Promise<ChangedPart[]> {
  const by = { actor, cause: "bulk", why, actId: changeId } as const;
  const offered: WholePart[] = [];

  async function together(some: readonly Item[]): Promise<ChangedPart[]> {
    const parts = await findWholeParts(some.map(({ _id }) => _id));
    const outcomes = some.map((item) => evaluateItem(item, change, parts.get(item._id)));
    const states = outcomes.flatMap(({ state }) => state ?? []);
    if (!isDryRun) for (const id of await store.changeTogether(states, by)) await notifyWaiting(id);
    if (change.offer) offered.push(...states.map(({ after }) => after));
    return outcomes.map(({ answer }) => answer);
  }

  async function alone(item: Item): Promise<ChangedPart> {
    try {
      return toResult(item, await changePart(item._id, (present) => decide(item, change, present), by));
    } catch (failure) {
      return toRefusal(item, failure);
    }
  }

  if (change.offer) await assertSuppliers([change.offer]);
  const once = items.filter(({ _id }, place) => items.findIndex((item) => item._id === _id) === place);
  if (isDryRun) return together(once);
  try {
    if (changeId !== undefined) await beginAct(actor, { _id: changeId, kind: "bulk", name: namesOf(change) });
    const results = await commitBisecting(once, together, alone);
    await removeLostOffers(offered);
    if (changeId !== undefined) await endAct(changeId);
    return results;
  } catch (failure) {
    throw await asDeletionError(failure, actor.uid);
  }
}
