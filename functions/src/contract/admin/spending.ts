import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

/** The cost of deliveries, by month and supplier, in the shop's currency. */
const Spending = z.object({
  /** The last 12, oldest first. */
  months: z.array(z.string()),
  /** The one that had most first. A supplier that is gone has no name. */
  suppliers: z.array(z.object({ _id: z.string(), name: z.nullable(z.string()), spent: z.array(z.number()) })),
});
export type Spending = z.infer<typeof Spending>;

/** Says what was spent on deliveries. */
export const readSpending = endpoint({
  method: "GET",
  path: "/api/spending",
  access: "admin",
  output: Spending,
  errors: [],
});
