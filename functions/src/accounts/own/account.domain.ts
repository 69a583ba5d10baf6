import type { AccountData } from "../../contract/account.ts";
import type { Actor, Caller } from "../../core/caller.ts";
import * as orders from "../../orders/orders.store.ts";
import * as profiles from "../../profiles/profiles.store.ts";
import * as reviews from "../../reviews/reviews.store.ts";
import { deleteOwnAccount } from "../users.domain.ts";
import * as store from "./account.store.ts";
import { assertRecentSignIn } from "./account-rule.ts";

export async function readAccount(uid: string): Promise<AccountData> {
  const [account, profile, placed, written] = await Promise.all([
    store.readIdentity(uid),
    profiles.findProfile(uid),
    orders.listOrdersOf(uid),
    reviews.listReviewsOf(uid),
  ]);
  return { account, profile: profile ?? null, orders: placed, reviews: written };
}

export async function deleteAccount(caller: Caller, actor: Actor): Promise<{ _id: string }> {
  assertRecentSignIn(caller.signedInAt, Date.now());
  return deleteOwnAccount(actor);
}
