import * as z from "zod/mini";
import { OrderNumber } from "./order-number.ts";

/** `over` where more came than is due. */
export const paymentStates = ["open", "part", "paid", "over"] as const;
export const PaymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof PaymentState>;

/** The money of a checkout: of all that was ordered in one act. The same on each of its orders. */
export const Payment = z.object({
  /** The number of its first order, for whoever pays. It stays when that order goes. */
  reference: OrderNumber,
  /** The cost now, with deposits and sending, less what was deleted, came back or was credited. */
  total: z.number(),
  /** The sum that came, less what was paid back. */
  paid: z.number(),
  /** The rest. Below 0 where more came. */
  due: z.number(),
  state: PaymentState,
});
export type Payment = z.infer<typeof Payment>;
