import type { CollectionReference, DocumentSnapshot } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { MOST_PICKED } from "../../contract/admin/picking.ts";
import type { OrderStatus } from "../../contract/values/order-status.ts";
import { orders, products, type StoredOrder, StoredProduct } from "../../firestore/collections.ts";
import { converter } from "../../firestore/converter.ts";
import { db, type Transaction } from "../../firestore/db.ts";
import { versionOf } from "../../firestore/migrations/history.ts";
import { readableOnes } from "../../firestore/readable.ts";
import { followedInternals } from "../../parts/whole-part.store.ts";
import type { FoundOrders } from "./picking-rule.ts";

const Named = z.pick(StoredProduct, { _id: true, name: true, partNumber: true, quantity: true });
const named = products.withConverter(converter(Named, versionOf("products")));
const NAMED_FIELDS = ["name", "partNumber", "quantity", "schemaVersion"];

function oldest(handling: OrderStatus) {
  return orders.where("handling", "==", handling).orderBy("createdAt").limit(MOST_PICKED);
}

function isToPick({ handling, withdrawnAt }: StoredOrder): boolean {
  return handling === "new" && withdrawnAt === undefined;
}

type ListedOrders = FoundOrders & { isWhole: boolean };

/** Orders to pick: of these, or the oldest of all. */
export function findNewOrders(ids: readonly string[] | undefined): Promise<ListedOrders> {
  return atOnce(async (tx) => {
    const { found, isWhole } = await readListed(tx, ids, "new");
    return { found: found.filter(isToPick), isWhole };
  });
}

/** These, however far they have come, or the oldest that are picked. */
export function findOrdersToSend(ids: readonly string[] | undefined): Promise<ListedOrders> {
  return atOnce((tx) => readListed(tx, ids, "picked"));
}

async function readListed(tx: Transaction, ids: readonly string[] | undefined, handling: OrderStatus) {
  if (ids) return { found: await readAll(tx, orders, ids), isWhole: true };
  const { docs } = await tx.get(oldest(handling));
  return { found: readableOnes(docs), isWhole: docs.length < MOST_PICKED };
}

/** With their parts, at one point in time: what is taken from the stock is with the orders that took it. */
function atOnce<Read extends { found: StoredOrder[] }>(
  read: (tx: Transaction) => Promise<Read>,
): Promise<FoundOrders & Omit<Read, "found">> {
  const work = async (tx: Transaction) => {
    const { found, ...rest } = await read(tx);
    return { ...rest, orders: found, parts: await readParts(tx, found) };
  };
  return db.runTransaction(work, { readOnly: true });
}

async function readParts(tx: Transaction, wanted: readonly StoredOrder[]): Promise<FoundOrders["parts"]> {
  const ids = wanted.map(({ productId }) => productId);
  const [parts, internals] = await Promise.all([
    readAll(tx, named, ids, NAMED_FIELDS),
    readAll(tx, followedInternals, ids),
  ]);
  const internalsById = new Map(internals.map((each) => [each._id, each]));
  return new Map(
    parts.map(({ quantity, ...part }) => {
      const { shelf = null, reserved = 0, expected = null } = internalsById.get(part._id) ?? {};
      return [part._id, { ...part, shelf, expected, onHand: quantity + Math.max(0, reserved) }];
    }),
  );
}

async function readAll<Data>(
  tx: Transaction,
  collection: CollectionReference<Data>,
  ids: readonly string[],
  fieldMask?: string[],
): Promise<Data[]> {
  const documents = [...new Set(ids)].map((id) => collection.doc(id));
  if (documents.length === 0) return [];
  const options = fieldMask ? [{ fieldMask }] : [];
  // Typed by hand: with options, the SDK forgets what the references hold.
  return readableOnes((await tx.getAll(...documents, ...(options as never[]))) as DocumentSnapshot<Data>[]);
}
