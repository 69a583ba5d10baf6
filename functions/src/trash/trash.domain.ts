import type { TrashItem, TrashQuery } from "../contract/admin/trash.ts";
import { orderNumberOf } from "../firestore/order-number.ts";
import type { ListPage } from "../firestore/page.ts";
import { findEmails } from "../identity/users.store.ts";
import * as store from "./trash.store.ts";

export async function listTrash(query: TrashQuery): Promise<ListPage<TrashItem>> {
  const { items, next } = await store.listTrash(query);
  const emails = await findEmails([...new Set(items.map(({ who }) => who))]);
  const shown = items.map((item) => ({
    ...item,
    ...(item.kind === "order" && { number: orderNumberOf(item._id) }),
    email: emails.get(item.who),
  }));
  return { items: shown, next };
}
