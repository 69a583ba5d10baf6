import type { User, UsersQuery, WholeUser } from "../../contract/admin/users.ts";
import { notFound } from "../../core/app-error.ts";
import type { ListPage } from "../../firestore/page.ts";
import {
  findAccount,
  findAccountById,
  findAccountByPhone,
  findAccounts,
  shownUser,
} from "../../identity/users.store.ts";
import { countOrdersOf } from "../../orders/orders.store.ts";
import { findProfile } from "../../profiles/profiles.store.ts";
import { sumUpReviewsOf } from "../../reviews/reviews.store.ts";
import { toIdentity } from "../account/account.store.ts";
import { findProvenEmail, searchFoundAccounts } from "./people.store.ts";

/** An account that never signed in here has no document, and is found by its email or uid alone. */
export async function searchUsers({ q = "", ...page }: UsersQuery): Promise<ListPage<User>> {
  const typed = q.trim();
  if (!typed.isWellFormed()) return { items: [], next: null };
  const { items, next } = await searchFoundAccounts(typed, { ...page, q: typed });
  const accounts = await findAccounts(items.map(({ _id }) => _id));
  const found = items.flatMap(({ _id }) => accounts.get(_id) ?? []);
  if (found.length > 0 || next !== null || page.after !== undefined || typed === "") {
    return { items: found.map(shownUser), next };
  }
  const named = (await findAccount(typed)) ?? (await findAccountByPhone(typed));
  return { items: named ? [shownUser(named)] : [], next: null };
}

export async function readUser(uid: string): Promise<WholeUser> {
  const account = await findAccountById(uid);
  if (!account) throw notFound("user");
  const [provenEmail, profile, count, { average, count: reviews }] = await Promise.all([
    findProvenEmail(uid),
    findProfile(uid),
    countOrdersOf(uid),
    sumUpReviewsOf(uid),
  ]);
  const { displayName, secondFactors, ...identity } = toIdentity(account);
  return {
    ...identity,
    name: profile?.name || displayName,
    isProven: identity.email !== null && provenEmail === identity.email,
    isDisabled: account.disabled,
    secondFactors: secondFactors.length,
    orders: { count },
    reviews: { count: reviews, average: average === null ? null : Math.round(average * 10) / 10 },
  };
}
