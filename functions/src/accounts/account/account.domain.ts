import * as baskets from "../../baskets/baskets.store.ts";
import { checkoutIdOf } from "../../books/checkout-rule.ts";
import { findPapersOf } from "../../books/papers.store.ts";
import { findPaymentsOf } from "../../books/payments.store.ts";
import type { PageQuery } from "../../contract/values/primitives.ts";
import type { Actor, Caller } from "../../core/caller.ts";
import { StoredOrder, StoredReview } from "../../firestore/collections.ts";
import { noSuchPage, type Page } from "../../firestore/page.ts";
import * as garages from "../../garage/garage.store.ts";
import * as orders from "../../orders/orders.store.ts";
import * as profiles from "../../profiles/profiles.store.ts";
import * as reviews from "../../reviews/reviews.store.ts";
import * as saved from "../../saved/saved.store.ts";
import { listDeletedOfOwner, parseStored } from "../../trash/trash.store.ts";
import { deleteOwnAccount } from "../users.domain.ts";
import * as store from "./account.store.ts";
import { assertRecentSignIn } from "./account-rule.ts";

/** One cursor for both lists; a list that has ended has no part in it. */
const CURSOR = /^(?!\.$)(?<orders>[\w-]*)\.(?<reviews>[\w-]*)$/;

type List<Item> = (page: PageQuery) => Promise<Page<Item>>;

async function partOf<Item>(list: List<Item>, { after, ...page }: PageQuery): Promise<Page<Item>> {
  if (after === "") return { items: [], next: undefined };
  return list({ ...page, ...(after !== undefined && { after }) });
}

/** Undefined if there is none. */
async function readDeleted(uid: string) {
  const deleted = await listDeletedOfOwner(uid);
  if (deleted.length === 0) return undefined;
  return {
    orders: deleted.flatMap((one) => (one.kind === "order" && parseStored(StoredOrder, one)) || []),
    reviews: deleted.flatMap((one) => (one.kind === "review" && parseStored(StoredReview, one)) || []),
  };
}

/** Nobody's data is read as a whole: they may have ordered for years. */
export async function readAccount(uid: string, { limit, after }: PageQuery) {
  const cursors = after === undefined ? {} : CURSOR.exec(after)?.groups;
  if (!cursors) throw noSuchPage(undefined);
  const [account, profile, garage, basket, savedParts, placed, written, deleted] = await Promise.all([
    store.readIdentity(uid),
    profiles.findProfile(uid),
    garages.findGarage(uid),
    baskets.findBasket(uid),
    saved.listSaved(uid),
    partOf((page) => orders.listOrders(page, uid), { limit, after: cursors.orders }),
    partOf((page) => reviews.listReviewsOf(uid, page), { limit, after: cursors.reviews }),
    after === undefined ? readDeleted(uid) : undefined,
  ]);
  const [papers, paid] = await Promise.all([
    findPapersOf(placed.items.flatMap(({ invoice }) => invoice ?? [])),
    findPaymentsOf(placed.items.map(checkoutIdOf)),
  ]);
  const hasMore = placed.next !== undefined || written.next !== undefined;
  return {
    data: {
      ...{ account, profile: profile ?? null, garage, basket },
      ...{ saved: savedParts, orders: placed.items, reviews: written.items, deleted },
      ...{ papers, paid },
    },
    next: hasMore ? `${placed.next ?? ""}.${written.next ?? ""}` : undefined,
  };
}

export async function deleteAccount(caller: Caller, actor: Actor): Promise<{ _id: string }> {
  assertRecentSignIn(caller.signedInAt, Date.now());
  return deleteOwnAccount(actor);
}
