import { isOpen } from "../contract/admin/purchases.ts";
import { nameKey } from "../contract/values/names.ts";
import type { StoredMail, StoredOrder, StoredPurchase } from "../firestore/collections.ts";
import { findAccountDeletion } from "../identity/account-deletion.store.ts";
import { emailOf, findAccountById } from "../identity/users.store.ts";
import { findThings } from "../nouns/nouns.store.ts";
import { findOrder, findOrderOrDeleted } from "../orders/orders.store.ts";
import { findKeptAddress } from "../outbox/outbox.store.ts";
import { findPurchase } from "../purchases/purchases.store.ts";

export interface Recipient {
  readonly to: string;
  readonly isOwn: boolean;
  readonly isProven: boolean;
  readonly sender: string;
  readonly orders: StoredOrder[];
  /** Of a supplier. */
  readonly purchase?: SentPurchase;
}

export interface SentPurchase extends StoredPurchase {
  readonly customerNumber: string | null;
}

export function findRecipient(mail: StoredMail): Promise<Recipient | undefined> {
  if (mail.purchaseId !== undefined) return findSupplier(mail.purchaseId);
  return mail.ownerUid === null ? findOrderContact(mail) : findCustomer(mail, mail.ownerUid);
}

/** As long as the purchase is open. An admin has typed this address. */
async function findSupplier(purchaseId: string): Promise<Recipient | undefined> {
  const purchase = (await findPurchase(purchaseId))?.data;
  if (!purchase || !isOpen(purchase)) return undefined;
  const supplier = (await findThings("supplier")).get(nameKey(purchase.supplier._id));
  if (!supplier?.email) return undefined;
  const { email: to, customerNumber } = supplier;
  return {
    ...{ to, isOwn: false, isProven: true, sender: supplier._id, orders: [] },
    purchase: { ...purchase, customerNumber },
  };
}

async function findCustomer(mail: StoredMail, ownerUid: string): Promise<Recipient | undefined> {
  const account = await findAccountById(ownerUid);
  if (!account || account.disabled || (await findAccountDeletion(ownerUid))) return undefined;
  const found = await Promise.all(mail.orderIds.map(findOrder));
  const orders = found.flatMap((order) => (order?.data.ownerUid === ownerUid ? order.data : []));
  const to = emailOf(account) ?? orders[0]?.email;
  if (!to) return undefined;
  const isOwn = to === emailOf(account);
  const isProven = account.emailVerified && isOwn;
  return { to, isOwn, isProven, sender: ownerUid, orders };
}

/** An account that went since the email was leased has left its address there, as it took it from the order. */
async function findAddressLeft({ _id, to }: StoredMail, order: StoredOrder | undefined) {
  return to === undefined && order?.email === "" ? findKeptAddress(_id) : to;
}

/** The order's own address, whether it or its account is there or not. It's proven if it was so when it ordered, or is by now. */
async function findOrderContact(mail: StoredMail): Promise<Recipient | undefined> {
  const found = await Promise.all(mail.orderIds.map(findOrderOrDeleted));
  const left = await findAddressLeft(mail, found[0]);
  const orders = found.flatMap((order) => (order ? { ...order, email: left ?? order.email } : []));
  const [order] = orders;
  if (!order || order.email === "") return undefined;
  const { email: to, ownerUid, accountHash, isUnverified } = order;
  const account = ownerUid === null ? undefined : await findAccountById(ownerUid);
  const isOwn = account !== undefined && to === emailOf(account);
  const isProven = isUnverified === false || (isOwn && account.emailVerified);
  return { to, isOwn, isProven, sender: ownerUid ?? accountHash ?? to, orders };
}
