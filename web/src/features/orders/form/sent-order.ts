import * as z from "zod/mini";
import { pendingSubmissions, sentShape } from "#ui/forms/pending-submissions.ts";

const SentOrder = z.object({
  ...sentShape,
  /** As it was sent. */
  order: z.object({
    name: z.string(),
    email: z.string(),
    address: z.string(),
    mobile: z.string(),
    MinimumOrder: z.string(),
    price: z.number(),
    picture: z.string(),
    productId: z.string(),
  }),
});
export type SentOrder = z.infer<typeof SentOrder>;

/** By part. */
export const sentOrders = pendingSubmissions("sentOrders", SentOrder, ({ order }) => order.productId);
