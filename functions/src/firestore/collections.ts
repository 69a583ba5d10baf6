import { type CollectionReference, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { email, uid } from "../contract/account-name.ts";
import { AuditEventKind } from "../contract/admin/audit-log.ts";
import { ChangeCause } from "../contract/admin/change-history.ts";
import { Damage } from "../contract/admin/damage.ts";
import { ImportCounts, ImportedRow } from "../contract/admin/imports.ts";
import { Movement } from "../contract/admin/movement.ts";
import { type NounName, nounNames, nouns } from "../contract/admin/nouns.ts";
import { NotedPayment } from "../contract/admin/payments.ts";
import { PurchaseLine, PurchaseState } from "../contract/admin/purchases.ts";
import { Supplier } from "../contract/admin/suppliers.ts";
import { ActKind, TrashList } from "../contract/admin/trash.ts";
import { Basket } from "../contract/basket/basket.ts";
import { Manufacturer } from "../contract/catalogue/part.ts";
import { bodyTypes } from "../contract/endpoint.ts";
import { Garage } from "../contract/garage/garage.ts";
import { Order } from "../contract/orders.ts";
import { Product } from "../contract/products.ts";
import { SaveProfile } from "../contract/profiles.ts";
import { Review } from "../contract/reviews/reviews.ts";
import { TrashKind } from "../contract/undo.ts";
import { Role } from "../contract/users.ts";
import { instant } from "../contract/values/instant.ts";
import { InvoiceKind, InvoiceNumber } from "../contract/values/invoice-number.ts";
import { Balance, Price, Total } from "../contract/values/money.ts";
import { OrderNumber } from "../contract/values/order-number.ts";
import { Payment, PaymentState } from "../contract/values/payment.ts";
import { id } from "../contract/values/primitives.ts";
import { converter } from "./converter.ts";
import { db } from "./db.ts";
import { versionOf } from "./migrations/history.ts";
import { serverTime } from "./server-time.ts";
import { storedInternals, storedPart } from "./stored-part.ts";

const count = z.int().check(z.minimum(1));

/** The sum of the ratings, and how many there are by their stars, 0 to 5. */
const Ratings = z.object({ sum: z.number(), stars: z.record(z.string(), z.int()) });
export type Ratings = z.infer<typeof Ratings>;

/** Fields that selling a product takes. `movementCount` and `isBelowMinimum` follow the stock; products from before December 2026 may lack them. `expected` is that of its internals, for anyone; one that never was on order lacks it. */
export const SoldProduct = z.extend(Product, {
  ...{ price: Price, deposit: Price },
  createdAt: instant,
  movementCount: z.optional(count),
  isBelowMinimum: z.optional(z.boolean()),
  expected: z.optional(z.nullable(z.string())),
  partNumber: z.catch(z.optional(z.nullable(z.string())), null),
});
export type SoldProduct = z.infer<typeof SoldProduct>;

/** `version` counts every write but those of the stock and of `expected`. `updatedAt` is set by the commit of every change, one of the stock included: by it the catalogue's copies follow. `ratings` are of its reviews, and no change of the part. */
export const StoredProduct = z.extend(SoldProduct, {
  ...storedPart,
  ...{ version: count, updatedAt: serverTime, ratings: z.optional(Ratings) },
});
export type StoredProduct = z.infer<typeof StoredProduct>;

/** Fields for admins alone of the part with this id, which anyone who is signed in may read. */
export const StoredInternals = z.object({ _id: id, ...storedInternals });
export type StoredInternals = z.infer<typeof StoredInternals>;

/** The pieces of an open purchase that are still to come, and their day. */
const OrderedPieces = z.object({ pieces: z.int(), expected: z.nullable(z.string()) });
export type OrderedPieces = z.infer<typeof OrderedPieces>;

/** Beside it what customers want of the part and what suppliers are to send, kept by the commits that change it, and `updatedAt`, by which copies follow. */
export const FollowedInternals = z.extend(StoredInternals, {
  reserved: z._default(z.int(), 0),
  waiting: z._default(z.int(), 0),
  sold: z._default(z.record(z.string(), z.int()), {}),
  /** Pieces of open purchases, and the first of their days. */
  onOrder: z._default(z.int(), 0),
  expected: z._default(z.nullable(z.string()), null),
  /** The same by the purchases' ids. */
  ordered: z._default(z.record(z.string(), OrderedPieces), {}),
});
export type FollowedInternals = z.infer<typeof FollowedInternals>;

/** The tombstone of a deleted product until `expiresAt`, so that copies of the parts hear of it. */
const StoredDeletedProduct = z.object({
  _id: id,
  deletedAt: serverTime,
  expiresAt: z.instanceof(Timestamp),
});

const StoredManufacturer = z.object({ ...Manufacturer.shape, brand: z.string(), version: count });
export type StoredManufacturer = z.infer<typeof StoredManufacturer>;

const { parts: _parts, open: _open, ...supplied } = Supplier.shape;
const StoredSupplier = z.object({ ...supplied, _id: id, minimumOrder: z.nullable(Price), version: count });

const PurchasedLine = z.object({ ...PurchaseLine.shape, productId: id, cost: z.nullable(Price) });

/** `words` is what it's found by, and `spent` the cents that it came to by the months in which it came. */
export const StoredPurchase = z.object({
  ...{ _id: id, number: z.string(), supplier: z.object({ _id: id, name: z.string() }) },
  ...{ state: PurchaseState, lines: z.array(PurchasedLine), day: z.string() },
  ...{ sentDay: z.nullable(z.string()), expected: z.nullable(z.string()) },
  ...{ total: Total, createdAt: instant, version: count, words: z.array(z.string()) },
  spent: z._default(z.record(z.string(), z.int()), {}),
});
export type StoredPurchase = z.infer<typeof StoredPurchase>;

/** The cents that deliveries of a month cost, which its name is, by the suppliers' ids. */
const StoredSpentMonth = z.object({ _id: id, suppliers: z._default(z.record(z.string(), z.int()), {}) });

/** The product of a part number. Named by the normalised number, so that two products can't share it. */
const StoredPartNumber = z.object({ _id: id, productId: id });

const StoredGarage = z.object({ ...Garage.shape, _id: uid });

const StoredBasket = z.object({ ...Basket.shape, _id: uid });

const SavedItem = z.object({ productId: id, notify: z.boolean(), availableAt: z.optional(instant) });
export type SavedItem = z.infer<typeof SavedItem>;

/** The saved parts of an account, last saved first. `waiting` has those that it's to be told of. */
export const StoredSaved = z.object({ _id: uid, items: z.array(SavedItem), waiting: z.array(id) });
export type StoredSaved = z.infer<typeof StoredSaved>;

/** A part that became available, until all who wait for it are told. */
const StoredAvailable = z.object({ _id: id, at: serverTime });

/** The newest copy of the catalogue: with what changed since `coversUntil` it's complete. */
export const StoredSnapshot = z.object({
  _id: id,
  format: z.int(),
  /** Later ones are greater. */
  version: id,
  chunks: count,
  /** Of all chunks in a row. */
  sha256: z.string(),
  coversUntil: z.instanceof(Timestamp),
  /** When it was last made from the products themselves, and not from the copy before. */
  madeAfreshAt: z.instanceof(Timestamp),
});
export type StoredSnapshot = z.infer<typeof StoredSnapshot>;

const bytes = z.custom<Uint8Array>((value: unknown) => value instanceof Uint8Array);
const StoredSnapshotChunk = z.object({ _id: id, version: id, bytes });

const PictureFile = z.object({ type: z.enum(bodyTypes.bytes), bytes });
export type PictureFile = z.infer<typeof PictureFile>;

/** Times that a picture's life depends on. `usedAt` is when it was last seen in use, and `dueAt` when that's looked at next. */
const pictureLife = {
  uploadedAt: z.instanceof(Timestamp),
  usedAt: z.nullable(z.instanceof(Timestamp)),
  dueAt: z.instanceof(Timestamp),
};

/** Named by the hash of `file`. Both sizes are within the megabyte that a document may have. */
export const StoredPicture = z.object({
  _id: id,
  file: PictureFile,
  small: z.nullable(PictureFile),
  ...pictureLife,
});
export type StoredPicture = z.infer<typeof StoredPicture>;

export const StoredPictureLife = z.object({ _id: id, ...pictureLife });

/** `number` counts the movements of one product. `whenExported` is the stock that an imported file was written with. */
export const StoredMovement = z.extend(Movement, {
  ...{ _id: id, productId: id, number: count },
  whenExported: z.optional(z.int()),
});
export type StoredMovement = z.infer<typeof StoredMovement>;

/** The row of a file, or of another act, that changed a part. `awaits` is the number of a part that replaces it and isn't there yet. */
const ImportMark = z.object({
  importId: id,
  line: z.int(),
  result: z.enum(["create", "update"]),
  awaits: z.optional(z.string()),
  isUndone: z.optional(z.boolean()),
});

/** Changes of a product, by its fields as they are stored. Stays when the product goes. */
export const StoredPartChange = z.object({
  _id: id,
  productId: id,
  at: instant,
  /** The uid of the person who caused it, or a hash of it once they have deleted their account. */
  who: z.string(),
  cause: ChangeCause,
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  why: z.optional(z.string()),
  /** The version that came of it. */
  version: z.optional(count),
  row: z.optional(ImportMark),
});
export type StoredPartChange = z.infer<typeof StoredPartChange>;

const { MinimumOrder, ...ordered } = Order.shape;

const StoredPayment = z.extend(Payment, {
  ...{ total: Balance, paid: Balance, due: Balance },
  /** The last day on which something came. */
  paidOn: z.optional(z.string()),
});
export type StoredPayment = z.infer<typeof StoredPayment>;

/** `total` is of the parts alone. Without `deposit` none is taken, and without `shipping` sending it costs nothing. Orders from before December 2026 may lack `payment`. */
const PlacedOrder = z.object({
  ...{ ...ordered, quantity: MinimumOrder },
  ...{ price: Price, total: Total, deposit: z.optional(Price), shipping: z.optional(Total) },
  ...{ payment: z.optional(StoredPayment), invoice: z.optional(z.nullable(InvoiceNumber)) },
  partNumber: z.optional(z.string()),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

const PlacedBasket = z.object({ _id: id, orders: z.array(PlacedOrder) });
export type PlacedBasket = z.infer<typeof PlacedBasket>;

/** `ownerUid` is null once the account is deleted; `accountHash` still groups its orders. `words` is what it's found by. `returnedTotal` is the part of `total` that came back. */
export const StoredOrder = z.extend(PlacedOrder, {
  ownerUid: z.nullable(uid),
  accountHash: z.optional(z.string()),
  isUnverified: z.optional(z.boolean()),
  words: z.array(z.string()),
  updatedAt: serverTime,
  returnedTotal: z.optional(Total),
  /** Counts pieces that are no longer to be paid, where more were credited than came back. */
  ...{ credited: z.optional(z.int()), creditedDeposits: z.optional(z.int()) },
  /** Present while its invoice is past its day and not paid. */
  isLate: z.optional(z.literal(true)),
  /** Present while a withdrawal from it needs an admin. */
  isWithdrawalOpen: z.optional(z.literal(true)),
  /** Hash of the former email, once the account is deleted: its owner may still withdraw. */
  contactHash: z.optional(z.string()),
});
export type StoredOrder = z.infer<typeof StoredOrder>;

/** An order of a checkout. `credited` and `creditedDeposits` count pieces that are no longer to be paid. */
const CheckoutLine = z.object({
  ...{ orderId: id, number: OrderNumber, pieces: count, price: Price, deposit: Price },
  ...{ credited: z.int(), creditedDeposits: z.int(), isDeleted: z.optional(z.literal(true)) },
  ...{ invoice: z.optional(InvoiceNumber) },
});
export type CheckoutLine = z.infer<typeof CheckoutLine>;

/** The share that a checkout has in an invoice. */
const InvoicedShare = z.object({ number: InvoiceNumber, total: Balance });

/**
 * The ledger of what was ordered in one act, an order or a basket, whose id it has. `payment` is derived from the rest, and
 * `invoices` are the oldest first. `keys` are the numbers and `words` the name that a payer may write.
 */
export const StoredCheckout = z.object({
  ...{
    _id: id,
    lines: z.array(CheckoutLine),
    shipping: Total,
    creditedShipping: z.optional(z.literal(true)),
  },
  ...{ payment: StoredPayment, createdAt: instant, invoices: z.array(InvoicedShare) },
  ...{ keys: z.array(z.string()), words: z.array(z.string()) },
});
export type StoredCheckout = z.infer<typeof StoredCheckout>;

const percent = z.nullable(z.number());

const PaperLine = z.object({
  ...{ orderId: id, number: OrderNumber, name: z.string(), partNumber: z.nullable(z.string()) },
  ...{ pieces: z.int(), price: Price, gross: Balance, percent },
});

const PaperDeposit = z.object({ orderId: id, pieces: z.int(), amount: Price, gross: Balance, percent });

/** An invoice or credit note as it was written: all of it is a copy, and nothing of it changes but that `buyer` goes after the years it's kept. */
export const StoredPaper = z.object({
  ...{ _id: InvoiceNumber, kind: InvoiceKind, of: z.nullable(InvoiceNumber), day: z.string() },
  ...{ dueDay: z.nullable(z.string()), reason: z.nullable(z.string()), reference: OrderNumber },
  seller: z.record(z.string(), z.string()),
  /** The salt keeps anybody from guessing a buyer that is gone from `buyerHash`. */
  buyer: z.nullable(z.object({ name: z.string(), address: z.string(), email: z.string(), salt: z.string() })),
  buyerHash: z.string(),
  /** From this day on the buyer is blanked; null once that is done. */
  keptUntil: z.nullable(z.string()),
  ...{ lines: z.array(PaperLine), deposits: z.array(PaperDeposit) },
  shipping: z.object({ gross: Balance, percent }),
  taxes: z.array(z.object({ percent: z.number(), net: Balance, vat: Balance, gross: Balance })),
  ...{ total: Balance, supplied: z.array(z.string()) },
  payTo: z.array(z.object({ name: z.string(), value: z.string() })),
  /** The text of the code by which banks' apps pay it. */
  payCode: z.optional(z.string()),
  taxNote: z.nullable(z.string()),
  /** Of the paper before it in its series, and of this one. */
  ...{ previous: z.nullable(z.string()), hash: z.string() },
});
export type StoredPaper = z.infer<typeof StoredPaper>;

/** The credited part of an invoice's line. */
const Credited = z.object({ pieces: z.int(), deposits: z.int() });

/** A paper's entry in the list of papers, with what came for it since: of its total, and by the checkouts that it's of. */
export const StoredInvoice = z.object({
  ...{ _id: InvoiceNumber, kind: InvoiceKind, of: z.nullable(InvoiceNumber), day: z.string() },
  ...{ dueDay: z.nullable(z.string()), buyer: z.string(), ownerUid: z.nullable(uid) },
  ...{ accountHash: z.optional(z.string()), createdAt: instant },
  ...{ total: Balance, net: Balance, vat: Balance, credited: Balance, paid: Balance, due: Balance },
  ...{ state: PaymentState, isLate: z.boolean() },
  checkouts: z.record(z.string(), z.object({ total: Balance, paid: Balance })),
  ...{ creditedLines: z.record(z.string(), Credited), isShippingCredited: z.optional(z.literal(true)) },
  ...{ credits: z.array(InvoiceNumber), words: z.array(z.string()), orderIds: z.array(id) },
});
export type StoredInvoice = z.infer<typeof StoredInvoice>;

/** The last number of a series, such as R2026: of papers with the hash of the last one. */
const StoredSeries = z.object({ _id: id, last: count, day: z.string(), hash: z._default(z.string(), "") });
export type StoredSeries = z.infer<typeof StoredSeries>;

const { email: _email, ...noted } = NotedPayment.shape;

/** A payment that came for a checkout or, below 0, was paid back. It's never changed. */
export const StoredNotedPayment = z.object({ ...noted, amount: Balance, checkoutId: id });
export type StoredNotedPayment = z.infer<typeof StoredNotedPayment>;

/** Orders of a day, less what came back. It's whole once `isCounted`; until then it holds differences alone. */
const OrderDay = z.object({
  ...{ orders: z.int(), pieces: z.int(), cents: z.number() },
  isCounted: z.optional(z.literal(true)),
});

/** The days of a month, which its name is, by `timeZone`. In another one they are other days, and are counted anew. */
export const StoredOrderMonth = z.object({
  _id: id,
  timeZone: z.optional(z.string()),
  days: z._default(z.record(z.string(), OrderDay), {}),
});
export type StoredOrderMonth = z.infer<typeof StoredOrderMonth>;

/** `role` mirrors the claim; `provenEmail` was proven by Google or an email link. `words` is what it's found by. */
export const StoredUser = z.object({
  _id: uid,
  email: z.nullable(email),
  role: Role,
  provenEmail: z.optional(email),
  words: z.array(z.string()),
});
export type StoredUser = z.infer<typeof StoredUser>;

/** An account being removed. Firestore deletes the document at `expiresAt`. */
const StoredAccountDeletion = z.object({
  _id: uid,
  isOwnWish: z.boolean(),
  /** Finds documents that hold no uid. */
  accountHash: z.optional(z.string()),
  expiresAt: z.optional(z.instanceof(Timestamp)),
});
export type StoredAccountDeletion = z.infer<typeof StoredAccountDeletion>;

/** `words` is what it's found by. */
const StoredProfile = z.extend(SaveProfile, {
  ...{ _id: uid, isConfirmed: z.optional(z.boolean()) },
  words: z.array(z.string()),
});
export type StoredProfile = z.infer<typeof StoredProfile>;

const { revew, ...reviewed } = Review.shape;
export const StoredReview = z.object({
  ...reviewed,
  rating: revew,
  /** The part that it's of. Without one it's of the shop. */
  productId: z.optional(id),
  authorHash: z.string(),
  createdAt: instant,
  /** Earlier releases' reviews aren't counted until `npm run check-data -- --book`. */
  isCounted: z.optional(z.boolean()),
});
export type StoredReview = z.infer<typeof StoredReview>;

const StoredReviewCounts = z.object({ _id: id, ...Ratings.shape });
export type StoredReviewCounts = z.infer<typeof StoredReviewCounts>;

/** The response to repeat for the same Idempotency-Key until `expiresAt`. */
const StoredAnswer = z.object({
  _id: id,
  /** Missing in records from before December 2026. */
  ownerUid: z.optional(uid),
  fingerprint: z.string(),
  order: z.optional(PlacedOrder),
  basket: z.optional(PlacedBasket),
  /** JSON of any other answer. Without one, a retry gets the thing as it is now. */
  answer: z.optional(z.string()),
  expiresAt: z.instanceof(Timestamp),
});
export type StoredAnswer = z.infer<typeof StoredAnswer>;

export const StoredCallCount = z.object({ _id: id, calls: z.int(), expiresAt: z.instanceof(Timestamp) });

/** An id, or a brand, which may have signs that no id has. */
const target = z.string().check(z.regex(/^.{1,128}$/su));

const StoredAuditEvent = z.object({
  _id: id,
  who: uid,
  what: AuditEventKind,
  target,
  /** An order's, by which it's found once it's gone. */
  number: z.optional(OrderNumber),
  /** Of a noun's event: what its thing was called then, and that as names are compared. */
  ...{ name: z.optional(z.string()), brand: z.optional(z.string()) },
  at: instant,
  requestId: z.string(),
  reason: z.optional(z.string()),
});
export type StoredAuditEvent = z.infer<typeof StoredAuditEvent>;

const Whole = z.record(z.string(), z.unknown());

/** A deleted document, until it's restored or its time is over. */
export const StoredTrash = z.object({
  _id: id,
  kind: TrashKind,
  listedAs: TrashList,
  name: z.string(),
  who: uid,
  at: instant,
  until: instant,
  /** The document as it lay. Null once the account it came from is gone. */
  stored: z.nullable(Whole),
  /** That account is gone, and what is stored is no more than an acknowledgement needs. */
  isBlank: z.optional(z.literal(true)),
  /** Of a part, where it had some. */
  internals: z.optional(Whole),
  /** Of the account it came from. */
  accountHash: z.optional(z.string()),
  /** Of an order: its part, its pieces, and whether they went back into that part's stock. */
  ...{ productId: z.optional(id), pieces: z.optional(z.int()), isReleased: z.optional(z.boolean()) },
});
export type StoredTrash = z.infer<typeof StoredTrash>;

const MailKind = z.enum([
  "order_placed",
  "order_sent",
  "order_returned",
  "order_withdrawn",
  "part_available",
  "purchase_sent",
]);

/** An email that waits to be sent; deleted once it is. Whom it goes to is looked up when it's sent. */
export const StoredMail = z.object({
  _id: id,
  kind: MailKind,
  /** Null for what goes to an order's own email, whoever has the account. */
  ownerUid: z.nullable(uid),
  orderIds: z.array(id),
  productId: z.nullable(id),
  purchaseId: z.optional(id),
  createdAt: instant,
  /** Of an order that lost its own before this was sent, since its account was deleted. */
  to: z.optional(z.string()),
  /** When it's tried next. While it's being sent nobody else tries. */
  dueAt: z.instanceof(Timestamp),
  tries: z.int(),
  isWithheld: z.optional(z.boolean()),
});
export type StoredMail = z.infer<typeof StoredMail>;

const Counts = z._default(z.record(z.string(), count), {});

/** A day's searches without results, until `expiresAt`. Named by the day; it tells nothing of who searched. */
export const StoredZeroResults = z.object({
  _id: id,
  texts: Counts,
  filtered: Counts,
  /** As zero-results/serialised-vehicle writes them. */
  vehicles: Counts,
  others: z._default(z.int().check(z.minimum(0)), 0),
  expiresAt: z.instanceof(Timestamp),
});
export type StoredZeroResults = z.infer<typeof StoredZeroResults>;

/** `undone` counts the rows that were taken back, and `isAwaiting` says whether any awaits a part. */
/** An act that changed many parts: a file, unless `kind` says another. `until` is there while any of it can be undone. */
export const StoredImport = z.object({
  ...{ _id: id, kind: z.optional(ActKind), name: z.string(), who: z.string(), at: instant },
  ...{ counts: ImportCounts, undone: z.int(), isAwaiting: z.optional(z.boolean()) },
  until: z.optional(instant),
});
export type StoredImport = z.infer<typeof StoredImport>;

/** The answer to repeat for the same rows until `expiresAt`. What they changed is in the ledger. */
const StoredImportChunk = z.object({
  _id: id,
  importId: id,
  fingerprint: z.string(),
  rows: z.array(z.omit(ImportedRow, { changes: true })),
  expiresAt: z.instanceof(Timestamp),
});
export type StoredImportChunk = z.infer<typeof StoredImportChunk>;

const StoredDamage = z.extend(Damage, { _id: id });

function collection<S extends Parameters<typeof converter>[0]>(name: string, schema: S) {
  return db.collection(name).withConverter(converter(schema, versionOf(name)));
}

/** Of each noun, how one of its things is stored. */
const things = {
  maker: StoredManufacturer,
  supplier: StoredSupplier,
} satisfies Record<NounName, z.ZodMiniType<{ readonly version: number }>>;
export type Thing<Noun extends NounName> = z.output<(typeof things)[Noun]> & { readonly version: number };

/** All things of a noun, so that one read has them, in the field of its collection's name. `writes` counts their changes. */
export type AllOf<Noun extends NounName> = { readonly _id: string; readonly writes: number } & {
  readonly [name in (typeof nouns)[NounName]["collection"]]?: readonly Thing<Noun>[];
};

export const nounCollections = Object.fromEntries(
  nounNames.map((noun) => {
    const { collection: name } = nouns[noun];
    return [noun, collection(name, z.object({ _id: id, writes: count, [name]: z.array(things[noun]) }))];
  }),
) as unknown as { readonly [Noun in NounName]: CollectionReference<AllOf<Noun>> };

export const products = collection("products", StoredProduct);
export const productInternals = collection("productInternals", StoredInternals);
export const purchases = collection("purchases", StoredPurchase);
export const spentMonths = collection("spentMonths", StoredSpentMonth);
export const deletedProducts = collection("deletedProducts", StoredDeletedProduct);
export const partNumbers = collection("partNumbers", StoredPartNumber);
export const snapshots = collection("catalogueSnapshots", StoredSnapshot);
export const snapshotChunks = collection("catalogueSnapshotChunks", StoredSnapshotChunk);
export const pictures = collection("pictures", StoredPicture);
export const movements = collection("movements", StoredMovement);
export const partChanges = collection("partChanges", StoredPartChange);
export const orders = collection("orders", StoredOrder);
export const checkouts = collection("checkouts", StoredCheckout);
export const papers = collection("papers", StoredPaper);
export const invoices = collection("invoices", StoredInvoice);
export const series = collection("series", StoredSeries);
export const payments = collection("payments", StoredNotedPayment);
export const orderMonths = collection("orderMonths", StoredOrderMonth);
export const users = collection("users", StoredUser);
export const accountDeletions = collection("leaving", StoredAccountDeletion);
export const profiles = collection("profiles", StoredProfile);
export const garages = collection("garages", StoredGarage);
export const baskets = collection("baskets", StoredBasket);
export const saved = collection("saved", StoredSaved);
export const availableParts = collection("availableParts", StoredAvailable);
export const reviews = collection("reviews", StoredReview);
export const reviewCounts = collection("reviewCounts", StoredReviewCounts);
export const idempotency = collection("idempotency", StoredAnswer);
export const trash = collection("trash", StoredTrash);
export const auditLog = collection("auditLog", StoredAuditEvent);
export const mail = collection("mail", StoredMail);
export const rateLimits = collection("rateLimits", StoredCallCount);
export const imports = collection("imports", StoredImport);
export const importChunks = collection("importChunks", StoredImportChunk);
export const damage = collection("damage", StoredDamage);
export const zeroResults = collection("missedSearches", StoredZeroResults);
