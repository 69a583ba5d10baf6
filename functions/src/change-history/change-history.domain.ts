import type { PartChangeItem } from "../contract/admin/change-history.ts";
import type { ListQuery } from "../contract/list.ts";
import { notFound } from "../core/app-error.ts";
import type { ListPage } from "../firestore/page.ts";
import { findEmails } from "../identity/users.store.ts";
import { encodeChanges } from "../parts/part-codec.ts";
import { findPart } from "../parts/parts.store.ts";
import * as store from "./change-history.store.ts";

export async function listChanges(id: string, query: ListQuery): Promise<ListPage<PartChangeItem>> {
  const { items, next } = await store.listChanges(id, query);
  if (items.length === 0 && query.after === undefined && !(await findPart(id))) throw notFound("product");
  const emails = await findEmails([...new Set(items.map(({ who }) => who))]);
  const shown = items.map(({ changes, ...entry }) => ({
    ...entry,
    email: emails.get(entry.who),
    changes: encodeChanges(changes),
  }));
  return { items: shown, next };
}
