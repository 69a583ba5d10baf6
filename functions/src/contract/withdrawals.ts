import * as z from "zod/mini";
import { email } from "./account-name.ts";
import { endpoint } from "./endpoint.ts";
import { Order } from "./orders.ts";
import { instant } from "./values/instant.ts";
import { OrderNumber } from "./values/order-number.ts";
import { IdParams } from "./values/params.ts";
import { sentText } from "./values/primitives.ts";
import { readOrderNumber } from "./values/typed-order-number.ts";

const error = "Order number must be ten letters and digits, such as K7QM2-F4X9D.";

export const WithdrawByNumber = z.object({
  number: sentText(100, error).check(
    z.overwrite(readOrderNumber),
    z.refine((number) => OrderNumber.safeParse(number).success, { error }),
  ),
  email,
});
export type WithdrawByNumber = z.infer<typeof WithdrawByNumber>;

/**
 * Withdraws from your order, until the last day that the shop names. An email acknowledges it, where the shop sends any.
 * Done again, it's answered as the first time.
 */
export const withdrawOrder = endpoint({
  method: "POST",
  path: "/api/orders/:id/withdrawal",
  access: "signed-in",
  changes: [],
  params: IdParams,
  output: Order,
  status: 200,
  errors: ["not_found", "not_next"],
});

/**
 * The same for whoever knows an order's number and email. The answer says what was received and when, whether there is such
 * an order or not: only the email, which goes to the order's own address, says that it was withdrawn from. A
 * number may be tried thirty times an hour.
 */
export const withdrawByNumber = endpoint({
  method: "POST",
  path: "/api/withdrawals",
  access: "anyone",
  changes: [],
  body: WithdrawByNumber,
  output: z.object({ number: OrderNumber, email: z.string(), at: instant }),
  status: 200,
  errors: ["not_found", "too_many_requests"],
});
export type WithdrawalReceived = z.infer<typeof withdrawByNumber.output>;
