import { replica } from "../catalogue/replica/own-replica.ts";
import { buildMarkId, endUndo } from "../change-history/acts.store.ts";
import type { ListQuery } from "../contract/list.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { StoredImport, StoredPartChange } from "../firestore/collections.ts";
import { asDeletionError } from "../identity/account-deletion.store.ts";
import { findWholePart } from "../parts/whole-part.store.ts";
import { deleteProduct } from "../products/products.store.ts";
import { inStockQueue } from "../stock/stock-queue.ts";
import * as store from "./imports.store.ts";
import { findMark, markUndone, revertPart } from "./rows.store.ts";
import { undoObstacle, withoutImport } from "./undo-rule.ts";

const AT_ONCE = 5;

/** No more of them are begun after this, in milliseconds. */
const MAX_MILLISECONDS = 2_000;

interface NotUndone {
  readonly _id: string;
  readonly reason: string;
}

interface UndoResult {
  readonly done: number;
  readonly refused: NotUndone[];
  readonly after: string | null;
}

export async function undoImport(actor: Actor, id: string, after: string | undefined): Promise<UndoResult> {
  const whole = await store.findImport(id);
  if (!whole || store.isOver(whole)) throw notFound("import that can be undone");
  await store.recordImporter(actor, "import_undone", id);
  const until = Date.now() + MAX_MILLISECONDS;
  let [done, next] = [0, after ?? null];
  const refused: NotUndone[] = [];
  do {
    const page = await undoPage(actor, whole, next ?? undefined);
    done += page.done;
    refused.push(...page.refused);
    next = page.after;
  } while (next !== null && Date.now() < until);
  if (next === null) await endUndo(id);
  replica.invalidate();
  return { done, refused, after: next };
}

async function undoPage(actor: Actor, whole: StoredImport, after: string | undefined): Promise<UndoResult> {
  const query: ListQuery = { limit: AT_ONCE, ...(after !== undefined && { after }) };
  const { items, next } = await store.listRows(whole._id, query);
  let done = 0;
  const refused: NotUndone[] = [];
  try {
    // One by one, because deletions at the same time lock each other out.
    for (const row of items) {
      const result = await undoRow(actor, row, whole);
      if (result === "done") done++;
      else if (result) refused.push(result);
    }
  } catch (failure) {
    throw await asDeletionError(failure, actor.uid);
  } finally {
    if (done > 0) await store.countUndone(whole._id, done);
  }
  return { done, refused, after: next };
}

/** Nothing for what was undone before, and for a link, which belongs to its part's row and goes before it. */
async function undoRow(
  actor: Actor,
  { _id, productId, row }: StoredPartChange,
  { name, kind }: StoredImport,
): Promise<"done" | NotUndone | undefined> {
  const isLink = kind === undefined && _id !== buildMarkId(row?.importId ?? "", productId);
  try {
    const reason = await inStockQueue(productId, async (tx) => {
      const mark = await findMark(_id);
      if (!mark || mark.data.row?.isUndone) return "before";
      const part = await findWholePart(productId);
      const isNew = row?.result === "create" && !isLink;
      const obstacle = part
        ? undoObstacle(part.data, mark.data, isNew)
        : isNew
          ? undefined
          : "It has been deleted since.";
      if (obstacle !== undefined) return obstacle;
      if (part && isNew) await deleteProduct(tx, actor, productId, part);
      else if (part) await revertPart(tx, actor, part, withoutImport(part.data, mark.data.changes), name);
      markUndone(tx, mark);
      return undefined;
    });
    if (reason === undefined) return isLink ? undefined : "done";
    return reason === "before" || isLink ? undefined : { _id: productId, reason };
  } catch (failure) {
    if (!(failure instanceof AppError && ["number_taken", "invalid"].includes(failure.code))) throw failure;
    return { _id: productId, reason: failure.message };
  }
}
