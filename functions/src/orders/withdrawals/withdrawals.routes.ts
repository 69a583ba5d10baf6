import { Router } from "express";
import { withdrawByNumber, withdrawOrder } from "../../contract/withdrawals.ts";
import { CallAllowance } from "../../core/call-allowance.ts";
import { mount } from "../../http/mount.ts";
import { encodeOrder } from "../order-codec.ts";
import * as domain from "./withdrawals.domain.ts";

/** So that nobody tries numbers. A guest's call reads a document or two. */
const MOST_A_SECOND = 20;
const allowance = new CallAllowance(MOST_A_SECOND);

export const withdrawals = Router();

mount(withdrawals, withdrawOrder, async ({ actor, params }) =>
  encodeOrder(await domain.withdraw(actor, params.id)),
);

mount(withdrawals, withdrawByNumber, async ({ body, requestId }) => {
  allowance.take();
  return domain.withdrawByNumber(body, requestId);
});
