import type { Order } from "@carparts/functions/contract/orders";
import { useDeletionToast } from "#lib/deletions.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { DeleteButton } from "#ui/delete-button.tsx";
import { isDeletable } from "../fulfilment/fulfilment.ts";
import { useDeleteOrder } from "../orders.queries.ts";
import { NextStep } from "./next-step.tsx";
import { ReturnButton } from "./returns/return-button.tsx";

interface Props {
  order: Order;
  onDeleted?: () => void;
}

/** The actions of an order, in its row and where it's open. */
export function OrderActions({ order, onDeleted }: Props) {
  const toastDeletion = useDeletionToast();
  const isMounted = useIsMounted();
  const remove = useDeleteOrder((id) => {
    toastDeletion({ ids: [id], text: `Order ${order.number} deleted.` });
    if (isMounted()) onDeleted?.();
  });
  return (
    <>
      <NextStep order={order} />
      <ReturnButton order={order} />
      {isDeletable(order, true) && (
        <DeleteButton id={order._id} what={`Order ${order.number}`} remove={remove} />
      )}
    </>
  );
}
