import { Router } from "express";
import { withdrawByNumber, withdrawOrder } from "../../contract/withdrawals.ts";
import { mount } from "../../http/mount.ts";
import { encodeOrder } from "../order-codec.ts";
import * as domain from "./withdrawals.domain.ts";

export const withdrawals = Router();

mount(withdrawals, withdrawOrder, async ({ actor, params }) =>
  encodeOrder(await domain.withdraw(actor, params.id)),
);

mount(withdrawals, withdrawByNumber, ({ body, requestId }) => domain.withdrawByNumber(body, requestId));
