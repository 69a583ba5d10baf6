import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { instant } from "../values/instant.ts";
import { OrderStatus } from "../values/order-status.ts";
import { searched } from "../values/searched.ts";

/** The most that is shown of a kind. */
export const MOST_FOUND = 5;

export const QuickResult = z.object({
  /** The best ones, as they were a minute ago at most. */
  parts: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      /** Empty where none was given. */
      brand: z.string(),
      partNumber: z.nullable(z.string()),
      /** The pieces in stock. */
      quantity: z.int(),
      /** True if a whole number of its own was typed or scanned. */
      isNumber: z.boolean(),
    }),
  ),
  /** The newest ones. */
  orders: z.array(
    z.object({
      _id: z.string(),
      number: z.string(),
      name: z.string(),
      email: z.string(),
      address: z.string(),
      mobile: z.string(),
      productName: z.string(),
      createdAt: instant,
      handling: OrderStatus,
    }),
  ),
  /** By their emails. `name` is null for who was found by the email or phone number of the account. */
  people: z.array(z.object({ _id: z.string(), email: z.nullable(z.string()), name: z.nullable(z.string()) })),
});
export type QuickResult = z.infer<typeof QuickResult>;

/** Shows the first parts, orders and people that have what was typed, of which the last word may not be finished. One call, without totals and further pages, so that each letter costs ten reads at most. */
export const quickSearch = endpoint({
  method: "GET",
  path: "/api/quick-search",
  access: "admin",
  query: z.object({ q: searched }),
  output: QuickResult,
  errors: [],
});
