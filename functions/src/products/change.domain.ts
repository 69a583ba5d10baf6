import { notifyWaiting } from "../back-in-stock/back-in-stock.store.ts";
import type { ChangeProduct } from "../contract/admin/products.ts";
import { changedMeanwhile, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import { asDeletionError } from "../identity/account-deletion.store.ts";
import type { Changes } from "../parts/part-changes.ts";
import { decodeFields, encodeWithInternals } from "../parts/part-codec.ts";
import { findSuccessor } from "../parts/parts.store.ts";
import { findWholePart, type WholePart } from "../parts/whole-part.store.ts";
import { inStockQueue } from "../stock/stock-queue.ts";
import * as store from "./change.store.ts";
import { successorNamed } from "./part-rules.ts";

async function shown({ supersededBy, ...part }: WholePart) {
  const successor = supersededBy === null ? undefined : await findSuccessor(supersededBy);
  return encodeWithInternals({
    ...part,
    supersededBy: successor ? { _id: successor._id, name: successor.name } : null,
    onHand: part.quantity + part.reserved,
    lastMovement: part.movementCount ?? 0,
  });
}

export async function readWholePart(id: string): ReturnType<typeof shown> {
  const part = await findWholePart(id);
  if (!part) throw notFound("product");
  return shown(part.data);
}

type Decide = (present: WholePart) => store.ChangedFields | Promise<store.ChangedFields>;

/** Changes a part as `decide` says, which may run more than once. */
export async function changePart(id: string, decide: Decide, by: store.By): Promise<Changes> {
  try {
    const { changes, isBack } = await inStockQueue(id, async (tx) => {
      const part = await findWholePart(id);
      if (!part) throw notFound("product");
      const fields = await decide(part.data);
      const { supersededBy: named } = fields;
      const linked = named ? { ...fields, supersededBy: await successorNamed(named, tx) } : fields;
      return store.changePart(tx, part, linked, by);
    });
    if (isBack) await notifyWaiting(id);
    return changes;
  } catch (failure) {
    throw await asDeletionError(failure, by.actor.uid);
  }
}

export async function changeProduct(actor: Actor, id: string, body: ChangeProduct) {
  const { version, quantity: _none, why, ...fields } = body;
  async function decide(present: WholePart) {
    if (present.version !== version) throw changedMeanwhile("part", await shown(present));
    return decodeFields(fields);
  }
  await changePart(id, decide, { actor, cause: "edit", why });
  return readWholePart(id);
}
