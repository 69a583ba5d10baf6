import type { Order } from "@carparts/functions/contract/orders";
import { useModalParam } from "#lib/modal-param.ts";
import { loadToasts } from "#lib/notify.ts";
import { useUndoToast } from "#lib/undoable.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { Button } from "#ui/button.tsx";
import { RowIcon } from "#ui/data-table/row-icon.tsx";
import { RowMenu } from "#ui/data-table/row-menu.tsx";
import { DeleteButton } from "#ui/delete-button.tsx";
import { isDeletable, nextStep } from "../fulfilment/fulfilment.ts";
import { useDeleteOrder } from "../orders.queries.ts";
import type { Marking } from "./mark/marking.ts";
import { ReturnButton } from "./returns/return-button.tsx";
import { isReturnable } from "./returns/return-rule.ts";

interface Props {
  order: Order;
  marking: Marking;
  /** A row has room for the next step alone. */
  isInRow?: boolean;
  onDeleted?: () => void;
}

/** The actions of an order, in its row and where it's open. */
export function OrderActions({ order, marking, isInRow = false, onDeleted }: Props) {
  const toastUndo = useUndoToast();
  const isMounted = useIsMounted();
  const step = nextStep(order);
  const remove = useDeleteOrder((id) => {
    toastUndo({ ids: [id], text: `Order ${order.number} deleted.` });
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
      {!isInRow && <ReturnButton order={order} />}
      {isDeletable(order, true) && (
        <DeleteButton id={order._id} what={`Order ${order.number}`} remove={remove}>
          {isInRow ? <RowIcon name="Delete" /> : undefined}
        </DeleteButton>
      )}
      {isInRow && <OrderMenu order={order} />}
    </>
  );
}

function OrderMenu({ order }: { order: Order }) {
  const { open } = useModalParam("return");
  const acts = isReturnable(order) ? [{ label: "Return", onSelect: () => open(order._id) }] : [];
  return <RowMenu name={order.number} acts={acts} />;
}
