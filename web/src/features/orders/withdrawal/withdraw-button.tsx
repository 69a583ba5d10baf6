import type { Order } from "@carparts/functions/contract/orders";
import { useModalParam } from "#lib/modal-param.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import { untilText } from "./withdrawable.ts";

interface Props {
  order: Order;
  /** Among them are those that were placed with it. */
  orders: readonly Order[];
  /** Some of those orders may not be loaded. */
  isCut: boolean;
}

/** With the last day. Nothing for an order that can't be withdrawn from. */
export function WithdrawButton({ order, orders, isCut }: Props) {
  const { open } = useModalParam("withdraw");
  const until = untilText(order, orders, isCut);
  if (until === undefined) return null;
  return (
    <span className="grid justify-items-end gap-1 text-right">
      <button
        type="button"
        className="btn btn-sm border-base-300 bg-base-100"
        onClick={() => open(order._id)}
      >
        Withdraw from contract here
      </button>
      <span className="muted text-sm">{until}</span>
    </span>
  );
}

/** The order that the address says is withdrawn from, in the list or not. */
export function OpenWithdrawal({ uid }: { uid: string }) {
  const { value: id, close } = useModalParam("withdraw");
  return id === undefined ? null : <WithdrawDialog key={id} uid={uid} id={id} onClose={close} />;
}
