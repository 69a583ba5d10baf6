import type { TrashItem, TrashQuery } from "../contract/admin/trash.ts";
import type { StoredImport, StoredTrash } from "../firestore/collections.ts";
import { orderNumberOf } from "../firestore/order-number.ts";
import type { ListPage } from "../firestore/page.ts";
import { findEmails } from "../identity/users.store.ts";
import * as store from "./trash.store.ts";

export async function listTrash(query: TrashQuery): Promise<ListPage<TrashItem>> {
  const { items, next } = await store.listUndoable(query);
  const emails = await findEmails([...new Set(items.map(({ who }) => who))]);
  const shown = items.map((item) => ({
    ...("counts" in item ? toAct(item) : toDeletion(item)),
    email: emails.get(item.who),
  }));
  return { items: shown, next };
}

function toDeletion(item: StoredTrash) {
  return { ...item, ...(item.kind === "order" && { number: orderNumberOf(item._id) }) };
}

function toAct({ kind, counts, undone, until = "", ...act }: StoredImport) {
  return { ...act, kind: kind ?? ("import" as const), until, parts: counts.create + counts.update - undone };
}
