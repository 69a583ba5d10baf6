import { randomUUID } from "node:crypto";
import { FieldPath, FieldValue, type Query, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { openCheckout } from "../books/checkout-rule.ts";
import { bookCheckout, isCheckoutWrong } from "../books/checkouts-check.store.ts";
import { recordChange } from "../change-history/change-history.store.ts";
import { type NounName, nounNames, nounOf, nouns } from "../contract/admin/nouns.ts";
import type { AddProduct } from "../contract/admin/products.ts";
import type { Garage } from "../contract/garage/garage.ts";
import type { Order } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import type { SaveProfile } from "../contract/profiles.ts";
import type { AddReview } from "../contract/reviews/add-review.ts";
import type { Review } from "../contract/reviews/reviews.ts";
import { times } from "../contract/values/money.ts";
import { nameKey } from "../contract/values/names.ts";
import { normaliseNumber } from "../contract/values/part-number.ts";
import { priceCodec } from "../contract/values/price-codec.ts";
import type { ActiveUid } from "../core/caller.ts";
import { recordIdOf } from "../core/idempotency.ts";
import {
  accountDeletions,
  auditLog,
  availableParts,
  baskets,
  checkouts,
  garages,
  idempotency,
  importChunks,
  imports,
  invoices,
  mail,
  movements,
  nounCollections,
  orders,
  papers,
  partChanges,
  partNumbers,
  payments,
  pictures,
  productInternals,
  products,
  profiles,
  purchases,
  rateLimits,
  reviews,
  type StoredAuditEvent,
  type StoredMail,
  type StoredMovement,
  type StoredOrder,
  type StoredPartChange,
  saved,
  spentMonths,
  trash,
  users,
} from "../firestore/collections.ts";
import { db, inTransaction, type Transaction } from "../firestore/db.ts";
import { orderNumberOf } from "../firestore/order-number.ts";
import { wordsOfOrder } from "../firestore/order-words.ts";
import { wordsOfPerson } from "../firestore/person-words.ts";
import { readable } from "../firestore/readable.ts";
import { serverNow } from "../firestore/server-time.ts";
import { markAccountDeleting } from "../identity/account-deletion.store.ts";
import { decodeOrder, encodeOrder } from "../orders/order-codec.ts";
import { placed } from "../orders/order-rule.ts";
import { isDemandWrong } from "../parts/demand-check.store.ts";
import { isOnOrderWrong } from "../parts/on-order-check.store.ts";
import { decodeProduct } from "../parts/part-codec.ts";
import { writeTombstone } from "../parts/tombstones.store.ts";
import { createProduct } from "../products/products.store.ts";
import { findRatedParts } from "../reviews/part-ratings.store.ts";
import { areRatingsWrong } from "../reviews/part-ratings-check.store.ts";
import { decodeReview } from "../reviews/review-codec.ts";
import { authorHashOf, createReview, removeReviews, writtenBy } from "../reviews/reviews.store.ts";
import { saveItem } from "../saved/saved.store.ts";
import { adjust, findStock } from "../stock/stock.store.ts";
import { findStockFault } from "../stock/stock-check.store.ts";
import { deletedBy, deletedOfOwner } from "../trash/trash.store.ts";
import {
  type Account,
  type AccountOptions,
  accountExists,
  createAccount,
  deleteAccounts,
  enrolPhones,
  findUid,
  findUidByPhone,
  type PhoneAccount,
  phoneCodes,
  sentEmails,
  signInByPhone,
} from "./accounts.ts";
import { anOrder, aPhoneNumber, aProduct, aReview } from "./builders.ts";

/** The kind once for every document that the query finds, parsed or not. */
async function found(kind: string, query: Query<object>): Promise<string[]> {
  return (await query.withConverter(null).get()).docs.map(() => kind);
}

/** Gives a test's set-up more time than the tested call has. */
function inOwnTime<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
  return inTransaction(work, Date.now() + 60_000);
}

/** As many as one query takes. All of thousands at once would leave no time for other tests. */
function* fewOf(ids: Iterable<string>): Generator<string[]> {
  const all = [...ids];
  while (all.length > 0) yield all.splice(0, 30);
}

/** Deletes the things of a noun that have these keys. */
function forgetThings(noun: NounName, forgotten: ReadonlySet<string>): Promise<void> {
  const { collection, key } = nouns[noun];
  return inOwnTime(async (tx) => {
    const { docs } = await tx.get(nounCollections[noun].withConverter(null));
    for (const document of docs) {
      const things = (document.get(collection) ?? []) as Record<string, unknown>[];
      tx.update(document.ref, {
        [collection]: things.filter((thing) => !forgotten.has(nameKey(`${thing[key]}`))),
      });
    }
  });
}

/** An order in the words of the wire, with what is stored beside it. */
type OwnedOrder = Order & Pick<StoredOrder, "ownerUid" | "accountHash" | "isUnverified">;

/** Moves stock in the name of no account. */
const A_TEST = "a-test" as ActiveUid;

/** One test's data, removed after the test. */
export class World {
  readonly #uids = new Set<string>();
  readonly #productIds = new Set<string>();
  readonly #reviewIds = new Set<string>();
  readonly #keys = new Set<string>();
  readonly #pictures = new Set<string>();

  async customer(options: Omit<AccountOptions, "admin"> = {}): Promise<Account> {
    const account = await createAccount(options);
    this.#uids.add(account.uid);
    return account;
  }

  /** A customer without an email, who has signed in by phone. */
  async phoneCustomer(phoneNumber = aPhoneNumber()): Promise<PhoneAccount> {
    const account = await signInByPhone(phoneNumber);
    this.#uids.add(account.uid);
    return account;
  }

  /** Adopts an account that signed in outside of this world. */
  adoptUid<Signed extends Pick<Account, "uid">>(signedIn: Signed): Signed {
    this.#uids.add(signedIn.uid);
    return signedIn;
  }

  /** Marks the customer's email as proven, so that another sign-in changes nothing. */
  async proveEmail({ uid, email }: Pick<Account, "uid" | "email">): Promise<void> {
    const words = wordsOfPerson({ email });
    await users.doc(uid).set({ _id: uid, email, role: null, provenEmail: email, words });
  }

  async admin(options: Omit<AccountOptions, "admin"> = {}): Promise<Account> {
    const account = await createAccount({ ...options, admin: true });
    this.#uids.add(account.uid);
    const { uid, email } = account;
    await users.doc(uid).set({ _id: uid, email, role: "admin", words: wordsOfPerson({ email }) });
    return account;
  }

  /** Adopts an account created through a screen. */
  async adoptAccount(email: string): Promise<string> {
    const uid = await findUid(email);
    this.#uids.add(uid);
    return uid;
  }

  async product(
    fields: Partial<AddProduct> = {},
    { createdAt = new Date().toISOString() } = {},
  ): Promise<Product> {
    const product = { _id: randomUUID(), ...aProduct(fields) };
    const batch = db.batch();
    createProduct(batch, { ...decodeProduct(product), createdAt }, { cause: "seed", who: A_TEST });
    await batch.commit();
    this.#productIds.add(product._id);
    return product;
  }

  /** A product as releases from before the ledger stored it. */
  async olderProduct(fields: Partial<AddProduct> = {}): Promise<Product> {
    const product = { _id: randomUUID(), ...aProduct(fields) };
    const createdAt = new Date().toISOString();
    const { price } = decodeProduct(product);
    const stored = { ...product, price, createdAt, schemaVersion: 1 };
    await products.withConverter(null).doc(product._id).create(stored);
    this.#productIds.add(product._id);
    return product;
  }

  /** Adopts a product added through the API. */
  adoptProduct(id: string): void {
    this.#productIds.add(id);
  }

  /** Adopts whatever a call created; orders and reviews go with their accounts. */
  adopt(created: unknown): void {
    const { _id, picture } = created as { _id?: string; picture?: string };
    if (picture !== undefined && _id === undefined) this.adoptPicture(picture);
    if (_id !== undefined) {
      this.#productIds.add(_id);
      this.#reviewIds.add(_id);
    }
  }

  /** Adopts what was uploaded, by its path. */
  adoptPicture(path: string): void {
    this.#pictures.add(path.split("/")[2] ?? "");
  }

  async profile(
    { uid, email }: Pick<Account, "uid" | "email">,
    fields: Partial<SaveProfile> = {},
  ): Promise<void> {
    const none = { name: "P", address: "", mobile: "", picture: "" };
    const profile = { ...none, ...fields };
    await profiles.doc(uid).set({ _id: uid, ...profile, email, words: wordsOfPerson(profile) });
  }

  async garage({ uid }: Pick<Account, "uid">, garage: Garage): Promise<void> {
    await garages.doc(uid).set({ _id: uid, ...garage });
  }

  /** Stores an order without changing the stock. */
  async order(
    product: Product,
    customer: Pick<Account, "uid" | "email">,
    fields: Partial<Omit<OwnedOrder, "payment" | "invoice">> = {},
  ): Promise<Order> {
    const order = {
      _id: randomUUID(),
      ...anOrder(product, customer),
      MinimumOrder: product.minimumQuantity,
      price: product.price,
      productId: product._id,
      productName: product.name,
      createdAt: new Date().toISOString(),
      ...placed,
      ownerUid: customer.uid,
      ...fields,
    };
    const numbered = { number: orderNumberOf(order._id), deposit: 0, shipping: 0, ...order };
    const { deposit, shipping, ...stored } = decodeOrder(numbered);
    const total = times(stored.price, stored.quantity);
    const beside = {
      ...(stored.returned !== undefined && { returnedTotal: times(stored.price, stored.returned) }),
      ...(deposit > 0 && { deposit: z.decode(priceCodec, deposit) }),
      ...(shipping > 0 && { shipping: z.decode(priceCodec, shipping) }),
    };
    const found = { words: wordsOfOrder(stored), updatedAt: serverNow as never };
    const whole = { ...stored, total, ...beside, ...found };
    const checkout = openCheckout([whole]);
    // Nobody knows how many orders of a basket are still to come.
    const isAlone = order.basketId === undefined;
    await orders.doc(order._id).create({ ...whole, ...(isAlone && { payment: checkout.payment }) });
    if (isAlone) await checkouts.doc(order._id).create(checkout);
    const { payment, invoice } = encodeOrder(whole);
    return { ...numbered, payment, invoice };
  }

  /** A list of saved parts, whether there are such parts or not. */
  async savedList({ uid }: Pick<Account, "uid">, ids: readonly string[]): Promise<void> {
    const items = ids.map((productId) => ({ productId, notify: false }));
    await saved.doc(uid).set({ _id: uid, items, waiting: [] });
  }

  async savedPart({ uid }: Pick<Account, "uid">, productId: string): Promise<void> {
    await saveItem(uid, { productId, notify: false });
  }

  async review(
    fields: Partial<Review & AddReview> = {},
    { authorUid = "a-test", createdAt = new Date().toISOString() } = {},
  ): Promise<Review> {
    const review = { _id: randomUUID(), ...aReview(), ...fields };
    await inOwnTime(async (tx) => {
      const rated = await findRatedParts([review]);
      createReview(tx, { ...decodeReview(review), authorHash: authorHashOf(authorUid), createdAt }, rated);
    });
    this.#reviewIds.add(review._id);
    return review;
  }

  /** The emails to an account that wait to be sent. */
  async mailOf({ uid }: Pick<Account, "uid">): Promise<StoredMail[]> {
    return (await mail.where("ownerUid", "==", uid).get()).docs.map((document) => document.data());
  }

  /** A new Idempotency-Key, removed with the rest. */
  idempotencyKey(): string {
    const key = randomUUID();
    this.#keys.add(key);
    return key;
  }

  async damageMemoryOf({ uid }: Pick<Account, "uid">, key: string): Promise<void> {
    await this.change("idempotency", recordIdOf(uid, key), { fingerprint: 7 });
  }

  /** A document as it lies in the database, with every field and unparsed. */
  async stored(collection: string, id: string): Promise<Record<string, unknown> | undefined> {
    return (await db.collection(collection).doc(id).get()).data();
  }

  async change(collection: string, id: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
    await db.collection(collection).doc(id).update(fields);
  }

  /** Lets the catalogue see what was changed by other means. */
  async touch({ _id }: Pick<Product, "_id">): Promise<void> {
    await products.doc(_id).update({ updatedAt: serverNow });
  }

  async removeField(collection: string, id: string, field: string): Promise<void> {
    await db
      .collection(collection)
      .doc(id)
      .update({ [field]: FieldValue.delete() });
  }

  async remove(collection: string, id: string): Promise<void> {
    await db.collection(collection).doc(id).delete();
  }

  /** Lets the window of a call count end now. */
  async endRateLimit(id: string): Promise<void> {
    await rateLimits.doc(id).update({ expiresAt: Timestamp.now() });
  }

  /** The stock, or undefined if the product is gone. */
  async stockOf(product: Product): Promise<number | undefined> {
    return (await products.doc(product._id).get()).data()?.quantity;
  }

  async setStock(product: Product, quantity: number): Promise<void> {
    await inOwnTime(async (tx) => {
      const stock = await findStock(product._id);
      if (!stock) throw new Error("The product is gone.");
      adjust(tx, stock, { change: quantity - stock.data.quantity, reason: "A test.", who: A_TEST });
    });
  }

  /** The movements of a product, oldest first. */
  async movementsOf(product: Pick<Product, "_id">): Promise<StoredMovement[]> {
    const found = await movements.where("productId", "==", product._id).orderBy("number").get();
    return found.docs.map((document) => document.data());
  }

  /** The changes of a product, as they are stored. */
  async changesOf(product: Pick<Product, "_id">): Promise<StoredPartChange[]> {
    const found = await partChanges.where("productId", "==", product._id).orderBy("at").get();
    return found.docs.map((document) => document.data());
  }

  /** An entry of the ledger, whoever is its `who`. */
  async changedBy(product: Pick<Product, "_id">, who: string): Promise<void> {
    const entry = { productId: product._id, who: who as ActiveUid, cause: "edit", changes: {} } as const;
    const batch = db.batch();
    recordChange(batch, entry);
    await batch.commit();
  }

  async rowsWrittenBy(importId: string): Promise<number> {
    return (await partChanges.where("row.importId", "==", importId).count().get()).data().count;
  }

  /** An import of nothing, by its id. */
  async importBy({ uid }: Pick<Account, "uid">, at = new Date().toISOString()): Promise<string> {
    const counts = { create: 0, update: 0, same: 0, conflict: 0, wrong: 1, gone: 0 };
    const _id = randomUUID();
    await imports.doc(_id).create({ _id, name: "parts.csv", who: uid, at, counts, undone: 0 });
    return _id;
  }

  /** Lists products of this world whose movements don't sum to their stock. */
  async stockFaults(): Promise<string[]> {
    return (await this.#ofProducts(findStockFault)).filter((fault) => fault !== undefined);
  }

  /** The parts of this world whose demand is noted wrongly. */
  demandFaults(): Promise<string[]> {
    return this.#productsWhere(
      async (id) => (await products.doc(id).get()).exists && (await isDemandWrong(id)),
    );
  }

  /** The parts of this world that other pieces are on order of than noted. */
  onOrderFaults(): Promise<string[]> {
    return this.#productsWhere(
      async (id) => (await products.doc(id).get()).exists && (await isOnOrderWrong(id)),
    );
  }

  /** The ids of checkouts of this world whose ledger isn't what their orders and payments say. */
  async checkoutFaults(): Promise<string[]> {
    const ids = await this.#checkouts();
    const faults = await Promise.all(ids.map(isCheckoutWrong));
    return ids.filter((_, place) => faults[place]);
  }

  /** Corrects their ledgers. */
  async bookCheckouts(): Promise<void> {
    await Promise.all((await this.#checkouts()).map(bookCheckout));
  }

  /** Those of deleted orders too, which are known by the pieces that they took or gave back. */
  async #checkouts(): Promise<string[]> {
    const [ids, keys] = [new Set<string>(), new Set<string>()];
    for (const few of fewOf(this.#productIds)) {
      const [present, moved] = await Promise.all([
        orders.where("productId", "in", few).withConverter(null).select("basketId").get(),
        movements.where("productId", "in", few).withConverter(null).select("orderId").get(),
      ]);
      for (const order of present.docs) ids.add(order.get("basketId") ?? order.id);
      for (const { orderId } of moved.docs.map((movement) => movement.data()))
        if (orderId !== undefined) keys.add(normaliseNumber(orderNumberOf(orderId)));
    }
    for (const few of fewOf(keys)) {
      const ofDeleted = checkouts.where("keys", "array-contains-any", few).withConverter(null);
      for (const { id } of (await ofDeleted.select().get()).docs) ids.add(id);
    }
    return [...ids];
  }

  /** The parts of this world whose ratings are not what their reviews say. */
  ratingFaults(): Promise<string[]> {
    return this.#productsWhere(areRatingsWrong);
  }

  async #productsWhere(isSo: (id: string) => Promise<boolean>): Promise<string[]> {
    const requested = await this.#ofProducts(async (id) => ((await isSo(id)) ? id : undefined));
    return requested.filter((id) => id !== undefined);
  }

  async #ofProducts<Answer>(request: (id: string) => Promise<Answer>): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const ids of fewOf(this.#productIds)) answers.push(...(await Promise.all(ids.map(request))));
    return answers;
  }

  /** Runs work while the product is locked. */
  async whileLocked<Result>(product: Product, work: () => Promise<Result>): Promise<Result> {
    return db.runTransaction(async (tx) => {
      await tx.get(products.doc(product._id));
      tx.update(products.doc(product._id), { name: product.name });
      return work();
    });
  }

  async ordersOf(product: Product): Promise<OwnedOrder[]> {
    const found = await orders.where("productId", "==", product._id).get();
    return found.docs.map((document) => encodeOrder(document.data()));
  }

  /** The audit events about an account, product or order, oldest first. */
  async auditEventsAbout(target: string): Promise<StoredAuditEvent[]> {
    const found = await auditLog.where("target", "==", target).get();
    return found.docs.map((document) => document.data()).sort((a, b) => (a.at < b.at ? -1 : 1));
  }

  async auditEventsOf(requestId: string): Promise<StoredAuditEvent[]> {
    const found = await auditLog.where("requestId", "==", requestId).get();
    return found.docs.map((document) => document.data());
  }

  /** Starts the deletion of an account by its owner and stops there, like a crash. */
  async beginDeletion({ uid }: Pick<Account, "uid">): Promise<void> {
    await inOwnTime(async (tx) => markAccountDeleting(tx, { _id: uid, isOwnWish: true }));
  }

  /** Personal data left of a removed account, by collection and field. */
  async leftBehind({ uid, email }: Pick<Account, "uid" | "email">): Promise<string[]> {
    const sightings = await Promise.all([
      found("order by owner", orders.where("ownerUid", "==", uid)),
      found("order by email", orders.where("email", "==", email)),
      found("order by a word", orders.where("words", "array-contains", email)),
      found("movement", movements.where("who", "==", uid)),
      found("import", imports.where("who", "==", uid)),
      found("change of a part", partChanges.where("who", "==", uid)),
      found("review", writtenBy(uid)),
      found("email", mail.where("ownerUid", "==", uid)),
      found("answer by owner", idempotency.where("ownerUid", "==", uid)),
      found("answer by email", idempotency.where("order.email", "==", email)),
      found("garage", garages.where(FieldPath.documentId(), "==", uid)),
      found("basket", baskets.where(FieldPath.documentId(), "==", uid)),
      found("saved parts", saved.where(FieldPath.documentId(), "==", uid)),
      found("deleted thing", deletedOfOwner(uid)),
      found("deleted order", trash.where("stored.ownerUid", "==", uid)),
      found("deletion", deletedBy(uid)),
      found("profile", profiles.where(FieldPath.documentId(), "==", uid)),
      found("users document", users.where(FieldPath.documentId(), "==", uid)),
    ]);
    return sightings.flat();
  }

  async accountExists({ uid }: Pick<Account, "uid">): Promise<boolean> {
    return accountExists(uid);
  }

  /** The types of emails sent to this address, oldest first. */
  async emailCodes(email: string): Promise<string[]> {
    return (await sentEmails(email)).map((sent) => sent.requestType);
  }

  /** The link in the last email to this address. */
  async emailLink(email: string): Promise<string> {
    const link = (await sentEmails(email)).at(-1)?.oobLink;
    if (link === undefined) throw new Error(`No email was sent to ${email}.`);
    return link;
  }

  async phoneCode(number: string): Promise<string> {
    const code = (await phoneCodes(number)).at(-1);
    if (code === undefined) throw new Error(`No code was sent to ${number}.`);
    return code;
  }

  /** Adopts the account that signed in with this number. */
  async adoptPhone(number: string): Promise<string> {
    const uid = await findUidByPhone(number);
    this.#uids.add(uid);
    return uid;
  }

  /** Enrols these phones as second factors. */
  async enrolPhones(
    { uid }: Pick<Account, "uid">,
    ...phones: { name: string; number: string }[]
  ): Promise<void> {
    await enrolPhones(uid, phones);
  }

  async #forgetPapers(writer: ReturnType<typeof db.bulkWriter>, number: string): Promise<void> {
    const credits = readable(await invoices.doc(number).get())?.credits ?? [];
    for (const paper of [number, ...credits]) {
      writer.delete(invoices.doc(paper));
      writer.delete(papers.doc(paper));
    }
  }

  /** Removes everything the test created, with orders of its products and data of its accounts. */
  async clear(): Promise<void> {
    const writer = db.bulkWriter();
    const checkoutIds = await this.#checkouts();
    for (const ids of fewOf(this.#productIds)) {
      for (const id of ids) {
        writer.delete(products.doc(id));
        writer.delete(productInternals.doc(id));
        writer.delete(availableParts.doc(id));
        writer.delete(trash.doc(id));
        writeTombstone(writer as never, id);
      }
      const theirs = [partNumbers, orders, movements, partChanges, trash].map((collection: Query<object>) =>
        collection.withConverter(null).where("productId", "in", ids).select().get(),
      );
      for (const { docs } of await Promise.all(theirs)) for (const { ref } of docs) writer.delete(ref);
    }
    for (const ids of fewOf(checkoutIds)) {
      for (const id of ids) {
        const shares = readable(await checkouts.doc(id).get())?.invoices ?? [];
        for (const { number } of shares) await this.#forgetPapers(writer, number);
        writer.delete(checkouts.doc(id));
      }
      const { docs } = await payments.where("checkoutId", "in", ids).select().get();
      for (const { ref } of docs) writer.delete(ref);
    }
    for (const hash of this.#pictures) writer.delete(pictures.doc(hash));
    const reviewIds = new Set(this.#reviewIds);
    const things = new Map(nounNames.map((noun) => [noun, new Set<string>()]));
    for (const uid of this.#uids) {
      for (const collection of [users, accountDeletions, profiles, garages, baskets, saved])
        writer.delete(collection.doc(uid));
      for (const key of this.#keys) writer.delete(idempotency.doc(recordIdOf(uid, key)));
    }
    const theirs = [...this.#uids].map(async (uid) => {
      const [written, done, imported, ...others] = await Promise.all([
        writtenBy(uid).get(),
        auditLog.where("who", "==", uid).get(),
        imports.where("who", "==", uid).get(),
        orders.where("ownerUid", "==", uid).get(),
        mail.where("ownerUid", "==", uid).get(),
        deletedBy(uid).get(),
        deletedOfOwner(uid).get(),
      ]);
      for (const { id } of written.docs) reviewIds.add(id);
      const made = done.docs.filter((event) => event.get("what") === "purchase_made");
      for (const numbers of fewOf(made.map((event) => `${event.get("target")}`)))
        for (const purchase of (await purchases.where("number", "in", numbers).get()).docs) {
          const { supplier, spent } = purchase.data();
          for (const month of Object.keys(spent))
            writer.set(
              spentMonths.withConverter(null).doc(month),
              { suppliers: { [supplier._id]: FieldValue.delete() } },
              { merge: true },
            );
          writer.delete(purchase.ref);
        }
      // Some are damaged.
      for (const event of done.docs)
        things.get(nounOf(`${event.get("what")}`) as NounName)?.add(nameKey(`${event.get("target")}`));
      const chunks = imported.docs.map(({ id }) => importChunks.where("importId", "==", id).get());
      for (const { docs } of [done, imported, ...others, ...(await Promise.all(chunks))])
        for (const { ref } of docs) writer.delete(ref);
    });
    await Promise.all(theirs);
    await writer.close();
    for (const [noun, keys] of things) if (keys.size > 0) await forgetThings(noun, keys);
    // Each counted off once, whoever else deletes it now.
    for (const id of reviewIds)
      await inOwnTime(async (tx) => removeReviews(tx, [await tx.get(reviews.doc(id))]));
    await deleteAccounts([...this.#uids]);
    this.#uids.clear();
    this.#productIds.clear();
    this.#reviewIds.clear();
    this.#keys.clear();
    this.#pictures.clear();
  }
}
