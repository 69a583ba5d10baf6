import { type Creditable, findCreditable } from "../books/papers.store.ts";
import { notFound } from "../core/app-error.ts";
import type { Caller } from "../core/caller.ts";

/** A paper and its entry. To anyone but its customer and admins it doesn't exist. */
export async function findReadable(caller: Caller, number: string): Promise<Creditable> {
  const found = await findCreditable(number);
  if (!found) throw notFound("invoice");
  const isOwn = found.invoice.data.ownerUid === caller.uid;
  if (!isOwn && !(await caller.isAdmin())) throw notFound("invoice", { isDenial: true });
  return found;
}
