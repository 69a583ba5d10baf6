import type { Order } from "@carparts/functions/contract/orders";
import { useDeletionToast } from "#lib/deletions.ts";
import { loadToasts } from "#lib/notify.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { Button } from "#ui/button.tsx";
import { DeleteButton } from "#ui/delete-button.tsx";
import { isDeletable, nextStep } from "../fulfilment/fulfilment.ts";
import { useDeleteOrder } from "../orders.queries.ts";
import type { Marking } from "./mark/marking.ts";
import { ReturnButton } from "./returns/return-button.tsx";

interface Props {
  order: Order;
  marking: Marking;
  onDeleted?: () => void;
}

/** The actions of an order, in its row and where it's open. */
export function OrderActions({ order, marking, onDeleted }: Props) {
  const toastDeletion = useDeletionToast();
  const isMounted = useIsMounted();
  const step = nextStep(order);
  const remove = useDeleteOrder((id) => {
    toastDeletion({ ids: [id], text: `Order ${order.number} deleted.` });
    if (isMounted()) onDeleted?.();
  });
  return (
    <>
      {step && (
        // One button for all steps, so that it keeps the focus.
        <Button
          className="btn-sm btn-primary whitespace-nowrap"
          isOff={marking.isTaken(order)}
          onFocus={loadToasts}
          onClick={() => marking.takeStep(order)}
        >
          {`Mark ${step}`}
        </Button>
      )}
      <ReturnButton order={order} />
      {isDeletable(order, true) && (
        <DeleteButton id={order._id} what={`Order ${order.number}`} remove={remove} />
      )}
    </>
  );
}
