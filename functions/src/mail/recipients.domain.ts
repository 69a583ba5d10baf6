import type { StoredMail, StoredOrder } from "../firestore/collections.ts";
import { findLeaving } from "../identity/leaving.store.ts";
import { emailOf, findAccountById } from "../identity/users.store.ts";
import { findOrder } from "../orders/orders.store.ts";

export interface Recipient {
  readonly to: string;
  readonly isOwn: boolean;
  readonly isProven: boolean;
  readonly sender: string;
  readonly orders: StoredOrder[];
}

export function recipientOf(mail: StoredMail): Promise<Recipient | undefined> {
  return mail.ownerUid === null ? contactOf(mail) : customerOf(mail, mail.ownerUid);
}

async function customerOf(mail: StoredMail, ownerUid: string): Promise<Recipient | undefined> {
  const account = await findAccountById(ownerUid);
  if (!account || account.disabled || (await findLeaving(ownerUid))) return undefined;
  const orders = await findOrders(mail, (order) => order.ownerUid === ownerUid);
  const to = emailOf(account) ?? orders[0]?.email;
  if (!to) return undefined;
  const isOwn = to === emailOf(account);
  const isProven = account.emailVerified && isOwn;
  return { to, isOwn, isProven, sender: ownerUid, orders };
}

/** The order's own address, whether its account is there or not. It's proven if it was so when it ordered, or is by now. */
async function contactOf(mail: StoredMail): Promise<Recipient | undefined> {
  const found = await findOrders(mail, ({ email }) => (mail.to ?? email) !== "");
  const orders = found.map((order) => ({ ...order, email: mail.to ?? order.email }));
  const [order] = orders;
  if (!order) return undefined;
  const { email: to, ownerUid, accountHash, isUnverified } = order;
  const account = ownerUid === null ? undefined : await findAccountById(ownerUid);
  const isOwn = account !== undefined && to === emailOf(account);
  const isProven = isUnverified === false || (isOwn && account.emailVerified);
  return { to, isOwn, isProven, sender: ownerUid ?? accountHash ?? to, orders };
}

async function findOrders(
  { orderIds }: StoredMail,
  isMeant: (order: StoredOrder) => boolean,
): Promise<StoredOrder[]> {
  const found = await Promise.all(orderIds.map(findOrder));
  return found.flatMap((order) => (order && isMeant(order.data) ? order.data : []));
}
