import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Order } from "../orders.ts";
import { id } from "../values/primitives.ts";
import { repeated } from "../values/searched.ts";

/** The most orders that one call names. */
export const MOST_NAMED = 100;

/** The most orders of one list. */
export const MOST_PICKED = 500;

const ids = repeated("id", id, MOST_NAMED);

/** True if no order can be missing: fewer than 500 were found, those that are left out included. */
const isWhole = z.boolean();

const { _id, number, name, address, mobile, productId, productName } = Order.shape;
const { basketId, createdAt, handling, version, carrier, tracking, withdrawnAt } = Order.shape;

const part = {
  productId,
  /** The part's own number. */
  partNumber: z.nullable(z.string()),
  /** Where it lies. */
  shelf: z.nullable(z.string()),
};

/** A part, and the orders that it's taken off its shelf for. */
export const PickingLine = z.object({
  ...part,
  name: productName,
  /** Of all its orders here. */
  pieces: z.int(),
  /** The pieces on the shelf: those in stock, and those of all orders that are `new`. */
  onHand: z.int(),
  /** The first day on which a supplier is to send some, or null. */
  expected: z.nullable(z.string()),
  /** The oldest first; where parts are sent once they are paid, those that are paid come before. */
  orders: z.array(
    z.object({
      _id,
      number,
      name,
      pieces: z.int(),
      /** Only there. */ isUnpaid: z.optional(z.literal(true)),
    }),
  ),
});
export type PickingLine = z.infer<typeof PickingLine>;

/**
 * Lists what is to be taken off the shelves, by shelf and then by name: for the orders that are named or, without any, for
 * the 500 oldest. Orders that aren't `new`, or were withdrawn, are left out. A part that was deleted has neither number nor shelf.
 */
export const listPicking = endpoint({
  method: "GET",
  path: "/api/picking",
  access: "admin",
  query: z.object({ id: z.optional(ids) }),
  output: z.object({ lines: z.array(PickingLine), isWhole }),
  errors: [],
});

/** The fields of an order that a parcel needs. */
export const Slip = z.object({
  ...{
    _id,
    number,
    name,
    address,
    mobile,
    basketId,
    createdAt,
    handling,
    version,
    carrier,
    tracking,
    withdrawnAt,
  },
  ...{ ...part, productName },
  pieces: z.int(),
});
export type Slip = z.infer<typeof Slip>;

/**
 * Shows orders as a parcel needs them: those that are named, however far they have come or, without any, the 500 oldest
 * that are picked. Those that are gone are left out.
 */
export const listSlips = endpoint({
  method: "GET",
  path: "/api/slips",
  access: "admin",
  query: z.object({ id: z.optional(ids) }),
  output: z.object({ items: z.array(Slip), isWhole }),
  errors: [],
});
