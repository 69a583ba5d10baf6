import { randomUUID } from "node:crypto";
import * as z from "zod/mini";
import { replica } from "../catalogue/replica/own-replica.ts";
import { sortedPage } from "../catalogue/sorted-page.ts";
import type { OffersTable } from "../catalogue/sqlite/offers-table.ts";
import type {
  AddSupplier,
  ChangeSupplier,
  Supplier,
  SuppliersPage,
  SuppliersQuery,
} from "../contract/admin/suppliers.ts";
import { decimalOf, type Money } from "../contract/values/money.ts";
import { nameOrder } from "../contract/values/name-order.ts";
import { nameKey } from "../contract/values/names.ts";
import { plainText } from "../contract/values/plain-text.ts";
import { priceCodec } from "../contract/values/price-codec.ts";
import { AppError, notFound } from "../core/app-error.ts";
import type { Actor } from "../core/caller.ts";
import type { IdempotentRequest } from "../core/idempotency.ts";
import type { Thing } from "../firestore/collections.ts";
import type { Transaction } from "../firestore/db.ts";
import { once } from "../firestore/once.ts";
import { forgetCachedThings } from "../nouns/cached-things.store.ts";
import { changeThing, findThings } from "../nouns/nouns.store.ts";
import { removeOffers } from "../parts/internals.store.ts";
import { countOpenPurchases, hasOpenPurchase } from "./open-purchases.store.ts";

function toMoney(amount: number | null): Money | null {
  return amount === null ? null : z.decode(priceCodec, amount);
}

async function offers(): Promise<OffersTable> {
  return (await replica.presentForAdmins()).suppliersOffers;
}

/** Shows all suppliers, or one alone, with the number of parts that each sells, and of their open purchases. */
async function supplierView(id?: string) {
  const [table, open] = await Promise.all([offers(), countOpenPurchases(id)]);
  const counts = table.countBySupplier();
  return (stored: Thing<"supplier"> | null | undefined): Supplier => {
    if (!stored) throw notFound("supplier");
    const { _id, minimumOrder } = stored;
    return {
      ...{ ...stored, minimumOrder: minimumOrder && decimalOf(minimumOrder) },
      ...{ parts: counts.get(_id) ?? 0, open: open.get(_id) ?? 0 },
    };
  };
}

function changeOne<Shown>(...change: Parameters<typeof changeThing<"supplier", Shown>>): Promise<Shown> {
  return changeThing(...change).finally(() => forgetCachedThings("supplier"));
}

export async function listSuppliers({
  q = "",
  sort = "name",
  ...page
}: SuppliersQuery): Promise<SuppliersPage> {
  const words = plainText(q).trim();
  const found = Array.from((await findThings("supplier")).values(), await supplierView()).filter((each) =>
    plainText(`${each.name} ${each.email ?? ""} ${each.customerNumber ?? ""}`).includes(words),
  );
  return sortedPage(found, ({ name, _id }) => [nameOrder(name), _id], {
    ...{ ...page, q: words, sort },
    isTurned: sort === "-name",
  });
}

export async function readSupplier(id: string): Promise<Supplier> {
  const show = await supplierView(id);
  return show((await findThings("supplier")).get(nameKey(id)));
}

export function addSupplier(
  actor: Actor,
  { minimumOrder, ...fields }: AddSupplier,
  request?: IdempotentRequest,
): Promise<Supplier> {
  const supplier = { _id: randomUUID(), ...fields, minimumOrder: toMoney(minimumOrder), version: 1 };
  return once(request, actor.uid, async () =>
    changeOne(actor, "supplier", {
      ...{ what: "supplier_added", key: supplier._id },
      ...{ decide: () => supplier, show: await supplierView(supplier._id) },
    }),
  );
}

export async function changeSupplier(
  actor: Actor,
  id: string,
  { version, minimumOrder, ...fields }: ChangeSupplier,
): Promise<Supplier> {
  // A field that the body doesn't name isn't there.
  const changes = {
    ...fields,
    ...(minimumOrder !== undefined && { minimumOrder: toMoney(minimumOrder) }),
  } as Partial<Thing<"supplier">>;
  return changeOne(actor, "supplier", {
    ...{ what: "supplier_changed", key: id, isKnown: true, version },
    decide: (present) => present && { ...present, ...changes, version: present.version + 1 },
    show: await supplierView(id),
  });
}

/** Its offers go with it, in commits of their own: one document of each part. */
export async function deleteSupplier(actor: Actor, id: string): Promise<Pick<Supplier, "_id">> {
  const deleted = await changeOne(actor, "supplier", {
    ...{ what: "supplier_deleted", key: id, isKnown: true },
    admit: (tx) => assertNothingOpen(tx, id),
    ...{ decide: () => null, show: () => ({ _id: id }) },
  });
  await removeOffers(id, (await offers()).partsOf(id));
  return deleted;
}

async function assertNothingOpen(tx: Transaction, id: string): Promise<void> {
  if (!(await hasOpenPurchase(tx, id))) return;
  const message = "This supplier has open purchases. Receive or close them first.";
  throw new AppError("in_use", message);
}
