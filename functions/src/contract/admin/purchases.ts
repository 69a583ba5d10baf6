import * as z from "zod/mini";
import { itemsOf } from "../bulk.ts";
import { endpoint } from "../endpoint.ts";
import { ListQuery, pageOf } from "../list.ts";
import { day } from "../values/day.ts";
import { Deleted, IdParams } from "../values/params.ts";
import { id, pieces, price, version } from "../values/primitives.ts";
import { searched } from "../values/searched.ts";

/** The most drafts of one call, and the most lines of a purchase. */
export const MOST_DRAFTS = 20;
export const MOST_PURCHASE_LINES = 300;

export const purchaseStates = ["draft", "sent", "part", "received", "closed"] as const;
export const PurchaseState = z.enum(purchaseStates);
export type PurchaseState = z.infer<typeof PurchaseState>;

/** Something of these is still to come. */
export const openStates: readonly PurchaseState[] = ["sent", "part"];

export function isOpen({ state }: { readonly state: PurchaseState }): boolean {
  return openStates.includes(state);
}

const DraftLine = z.object({
  productId: id,
  /** Of the size that the supplier's offer says; single pieces without one. */
  packs: pieces("Packs", 1),
  /** Of one piece, in the shop's currency. Without it, the offer's. */
  cost: z.optional(z.nullable(price("Cost"))),
});
export type DraftLine = z.infer<typeof DraftLine>;

const draftLines = itemsOf(DraftLine, MOST_PURCHASE_LINES).check(
  z.minLength(1, { error: "A purchase needs a line." }),
);

/** A line of a purchase. It's a copy: it stays as it was ordered, whatever the part becomes. */
export const PurchaseLine = z.object({
  productId: id,
  name: z.string(),
  partNumber: z.nullable(z.string()),
  /** The part's number at the supplier. */
  supplierNumber: z.nullable(z.string()),
  /** The pieces of a pack. */
  pack: z.int(),
  packs: z.int(),
  pieces: z.int(),
  received: z.int(),
  /** Of one piece, in the shop's currency. Null where it isn't known. */
  cost: z.nullable(z.number()),
});
export type PurchaseLine = z.infer<typeof PurchaseLine>;

const ShownLine = z.object({
  ...PurchaseLine.shape,
  /** The id of the last part that replaces it by now. Said by `readPurchase` alone, where there is one. */
  successor: z.optional(z.string()),
});

/** The pieces of a line that are still to come. */
export function openPieces(line: Pick<PurchaseLine, "pieces" | "received">): number {
  return Math.max(0, line.pieces - line.received);
}

const Problem = z.object({
  /** The line, counted from 0. */
  line: z.int(),
  reason: z.string(),
});
export type Problem = z.infer<typeof Problem>;

/** An order of the shop at a supplier. */
export const Purchase = z.object({
  _id: z.string(),
  /** Such as P2026-00001. That of a deleted draft isn't used again. */
  number: z.string(),
  supplier: z.object({ _id: z.string(), name: z.string() }),
  state: PurchaseState,
  lines: z.array(ShownLine),
  /** The day when it was made, and when it was sent, of the shop's time zone. */
  day: z.string(),
  sentDay: z.nullable(z.string()),
  /** The day when it's to come. */
  expected: z.nullable(z.string()),
  /** True if it's open and past its day. */
  isLate: z.boolean(),
  /** The sum of what it costs, in the shop's currency, without lines whose cost isn't known. */
  total: z.number(),
  version: z.int(),
});
export type Purchase = z.infer<typeof Purchase>;

export const AddPurchases = z.object({
  /** Each becomes one draft. */
  items: itemsOf(z.object({ supplierId: id, lines: draftLines }), MOST_DRAFTS),
  /** True to make nothing. */
  isDryRun: z.boolean({ error: "isDryRun must be true or false." }),
});
export type AddPurchases = z.infer<typeof AddPurchases>;

/** The result of an item. */
export const AddedPurchase = z.object({
  /** `gone`: the supplier or a part isn't there. `wrong`: a line can't be ordered. Neither makes a draft, others are made. */
  result: z.enum(["done", "wrong", "gone"]),
  _id: z.optional(z.string()),
  number: z.optional(z.string()),
  total: z.optional(z.number()),
  /** Of lines: also of a draft that was made otherwise than asked, such as with a part that replaces another. */
  problems: z.array(Problem),
});
export type AddedPurchase = z.infer<typeof AddedPurchase>;

/** Makes a draft of each item, with the next number of the year each. */
export const addPurchases = endpoint({
  method: "POST",
  path: "/api/purchases",
  access: "admin",
  changes: [],
  idempotent: true,
  largestBody: 1_000_000,
  body: AddPurchases,
  output: z.object({ items: z.array(AddedPurchase) }),
  errors: [],
});

export const PurchasesQuery = z.object({
  /** Beginnings of the number, or of words of the supplier's name. */
  q: z.optional(searched),
  /** The supplier's id. */
  supplier: z.optional(id),
  state: z.optional(z.enum(purchaseStates, `state is one of ${purchaseStates.join(", ")}.`)),
  /** With `true` those that are open and past their day. */
  late: z.optional(z.literal("true", { error: "late can only be true." })),
  ...ListQuery.shape,
});
export type PurchasesQuery = z.infer<typeof PurchasesQuery>;

/** Lists purchases, newest first, and those that are late by their day. */
export const listPurchases = endpoint({
  method: "GET",
  path: "/api/purchases",
  access: "admin",
  query: PurchasesQuery,
  output: pageOf(Purchase, {
    /** The number of purchases on all pages. */
    total: z.int(),
  }),
  errors: [],
});

/** Returns a purchase. */
export const readPurchase = endpoint({
  method: "GET",
  path: "/api/purchases/:id",
  access: "admin",
  params: IdParams,
  output: Purchase,
  errors: ["not_found"],
});

const expected = z.nullable(day("Expected"));

export const ChangePurchase = z.object({
  version,
  /** All lines of a draft. */
  lines: z.optional(draftLines),
  /** Of an open purchase. */
  expected: z.optional(expected),
});
export type ChangePurchase = z.infer<typeof ChangePurchase>;

const WithProblems = z.object({
  ...Purchase.shape,
  /** Lines that became otherwise than asked. */
  problems: z.optional(z.array(Problem)),
});

/** Changes the lines of a draft, or the day of an open purchase. */
export const changePurchase = endpoint({
  method: "PATCH",
  path: "/api/purchases/:id",
  access: "admin",
  changes: [],
  versioned: true,
  params: IdParams,
  body: ChangePurchase,
  output: WithProblems,
  errors: ["not_found", "not_next"],
});

/** Deletes a draft. Its number stays used. */
export const deletePurchase = endpoint({
  method: "DELETE",
  path: "/api/purchases/:id",
  access: "admin",
  changes: [],
  once: true,
  params: IdParams,
  output: Deleted,
  errors: ["not_found", "not_next"],
});

export const MovePurchase = z.object({
  version,
  state: z.enum(["sent", "closed"], "state is sent or closed."),
  /** Without it, today and the supplier's days. */
  expected: z.optional(expected),
  /** True to email the list to the supplier. */
  isMailed: z.optional(z.boolean({ error: "isMailed must be true or false." })),
});
export type MovePurchase = z.infer<typeof MovePurchase>;

/** Sends a draft, which counts as on order from then on, or closes a purchase, which lets go of what never came. */
export const movePurchase = endpoint({
  method: "PUT",
  path: "/api/purchases/:id/state",
  access: "admin",
  changes: [],
  versioned: true,
  params: IdParams,
  body: MovePurchase,
  output: Purchase,
  errors: ["not_found", "not_next", "product_gone"],
});
