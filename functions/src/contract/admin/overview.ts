import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { attentions } from "../values/attentions.ts";
import { forEach } from "../values/by-name.ts";

/** Beside what parts need: `pick` counts the orders that are new, `withdrawn` the withdrawals that are open, `uninvoiced` the orders that are sent and have no invoice, `deliveries` the purchases that are late, `late` the invoices that are past their day and not paid, `customers` the accounts that wait for a part, `makers` the brands without one, and `damage` the documents that can't be read. */
export const overviewKinds = [
  "pick",
  "withdrawn",
  "uninvoiced",
  "late",
  "customers",
  "deliveries",
  ...attentions,
  "makers",
  "damage",
] as const;
export type OverviewKind = (typeof overviewKinds)[number];

export const OVERVIEW_DAYS = 90;
export const OVERVIEW_MONTHS = 12;

/** Orders of a day of the shop's time zone, without what was deleted since and without what came back. */
const OrderedDay = z.object({
  /** Such as 2026-11-25. */
  day: z.string(),
  orders: z.int(),
  pieces: z.int(),
  /** The sum that the parts cost, in the shop's currency. */
  revenue: z.number(),
});
export type OrderedDay = z.infer<typeof OrderedDay>;

const BestSeller = z.object({
  _id: z.string(),
  name: z.string(),
  partNumber: z.nullable(z.string()),
  /** Those ordered in the last 30 days, today among them. */
  pieces: z.int(),
});
export type BestSeller = z.infer<typeof BestSeller>;

const RatedMonth = z.object({
  /** Such as 2026-11. */
  month: z.string(),
  /** The reviews written then. */
  count: z.int(),
  /** With one decimal; null without reviews. */
  average: z.nullable(z.number()),
});
export type RatedMonth = z.infer<typeof RatedMonth>;

const counted = { text: z.string(), count: z.int() };

const Overview = z.object({
  /** The last 90, oldest first. The last one is today. */
  days: z.array(OrderedDay),
  /** At most ten, those with the most pieces first. */
  bestSellers: z.array(BestSeller),
  /** The pieces in stock at their prices, in the shop's currency. */
  stockValue: z.number(),
  /** The cost of the pieces in stock, in the shop's currency: of `known` parts, since of `unknown` ones no cost is stored. */
  stockCost: z.object({ sum: z.number(), known: z.int(), unknown: z.int() }),
  /** The sums due of invoices, in the shop's currency: in all, and by the days since they were to be paid, such as `1–30 days late`. None where nothing is due. */
  due: z.array(z.object({ ...counted, sum: z.number() })),
  attention: forEach(overviewKinds, z.int()),
  /** At most 20 texts that searches without filters didn't find in the last seven days, the most frequent first. */
  missed: z.array(z.object(counted)),
  /** The last 12 months, oldest first. The last one is the present one. */
  ratings: z.array(RatedMonth),
});
export type Overview = z.infer<typeof Overview>;

/** Says how the shop does and what needs somebody. What it says of parts may be five seconds behind. */
export const readOverview = endpoint({
  method: "GET",
  path: "/api/overview",
  access: "admin",
  output: Overview,
  errors: [],
});
