import { instant } from "@carparts/functions/contract/values/instant";
import { OrderNumber } from "@carparts/functions/contract/values/order-number";
import {
  collection,
  type FirestoreError,
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  where,
} from "firebase/firestore";
import * as z from "zod/mini";
import { auth } from "#lib/firebase.ts";
import { firestore } from "#lib/firebase-firestore.ts";
import type { ChangedOrder } from "./new-orders.ts";
import type { Moment } from "./seen-orders.ts";

/** The most that are read when somebody comes back, whatever has happened meanwhile. */
const MOST = 200;

const StoredOrder = z.object({
  number: OrderNumber,
  productName: z.string(),
  quantity: z.int(),
  version: z.int(),
  createdAt: instant,
  updatedAt: z.custom<Timestamp>((at) => at instanceof Timestamp),
});

interface Changes {
  /** Newest first. */
  readonly orders: readonly ChangedOrder[];
  /** A changed order isn't there any more. */
  readonly isDeletion: boolean;
}

/** Listens to the orders that changed since, or to the newest one alone. Returns a function that stops. */
export function followOrders(
  since: Moment | undefined,
  onChange: (changes: Changes) => void,
  onEnd: (error: FirestoreError) => void,
): () => void {
  const [orders, newest] = [collection(firestore, "orders"), orderBy("updatedAt", "desc")];
  const changed = since
    ? query(
        orders,
        where("updatedAt", ">", new Timestamp(since.seconds, since.nanoseconds)),
        newest,
        limit(MOST),
      )
    : query(orders, newest, limit(1));
  // With its metadata, because what the memory knows without the database may be nothing.
  return onSnapshot(
    changed,
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      onChange({
        orders: snapshot.docs.flatMap((order) => StoredOrder.safeParse(order.data()).data ?? []),
        isDeletion: snapshot.docChanges().some(({ type }) => type === "removed"),
      });
    },
    onEnd,
  );
}

/** Gets a new token once: the refused one may be an hour old, and older than the role. */
export async function renewsRole({ code }: FirestoreError): Promise<boolean> {
  const user = auth.currentUser;
  if (code !== "permission-denied" || !user) return false;
  const isAdmin = async (isFresh: boolean) => (await user.getIdTokenResult(isFresh)).claims.admin === true;
  return !(await isAdmin(false)) && (await isAdmin(true));
}
