import * as z from "zod/mini";
import { itemsOf, resultsOf } from "../bulk.ts";
import { endpoint } from "../endpoint.ts";
import { id, pieces, whole } from "../values/primitives.ts";

/** The most parts that one call counts. */
export const MOST_COUNTED = 200;

const MOST = 1_000_000_000;

const CountedPart = z.object({
  productId: id,
  /** The pieces that lie on the shelf. */
  counted: pieces("Counted", 0),
  /** The number of the part's last movement when they were counted, 0 where it had none. */
  number: whole("Number", 0, MOST),
  /** The pieces on hand as they were shown then. Without it: as of `number`. */
  onHand: z.optional(whole("On hand", 0, MOST)),
});
export type CountedPart = z.infer<typeof CountedPart>;

const CountStock = z.object({
  lines: itemsOf(CountedPart, MOST_COUNTED),
  /** True for a dry run, which changes nothing. */
  isDryRun: z.boolean({ error: "isDryRun must be true or false." }),
  /** The same one again books nothing more, whoever else counts meanwhile. */
  countId: z.optional(id),
});
export type CountStock = z.infer<typeof CountStock>;

/** The result of a line. */
const CountResult = z.object({
  /** `gone` is a part that isn't there, `wrong` a line that can't be booked. */
  result: z.enum(["done", "gone", "wrong"]),
  /** The pieces that are more or, below 0, fewer than the books say. */
  difference: z.int(),
  /** The cost of these pieces to the shop, in the shop's currency. Null where it isn't known. */
  value: z.nullable(z.number()),
  /** Why a line is wrong. */
  reason: z.optional(z.string()),
});
export type CountResult = z.infer<typeof CountResult>;

/**
 * Counts the pieces of up to 200 parts on the shelves, where those of orders that are `new` still lie. The difference is
 * booked on the present stock, so that whatever was sold or delivered meanwhile is kept. One line that is refused stops no
 * other. Each line has a result, in their order.
 */
export const countStock = endpoint({
  method: "POST",
  path: "/api/counts",
  access: "admin",
  changes: ["products"],
  status: 200,
  body: CountStock,
  output: resultsOf(CountResult),
  errors: [],
});
