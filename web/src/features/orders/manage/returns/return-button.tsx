import type { Order } from "@carparts/functions/contract/orders";
import { useModalParam } from "#lib/modal-param.ts";
import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { OrderLoader } from "../opened/order-loader.tsx";
import { ReturnDialog } from "./return-dialog.tsx";
import { isReturnable } from "./return-rule.ts";

/** Renders nothing for an order of which nothing can be returned. */
export function ReturnButton({ order }: { order: Order }) {
  return isReturnable(order) ? <OpenButton id={order._id} /> : null;
}

/** Goes once all pieces are back. */
function OpenButton({ id }: { id: string }) {
  const { open } = useModalParam("return");
  return (
    <button
      ref={focusNeighbourOnRemoval}
      type="button"
      className="btn btn-sm border-base-300 bg-base-100"
      onClick={() => open(id)}
    >
      Return
    </button>
  );
}

/** The order that the address says comes back. */
export function OpenReturn({ uid }: { uid: string }) {
  const { value: id, close } = useModalParam("return");
  if (id === undefined) return null;
  return (
    <OrderLoader key={id} title="Return" uid={uid} id={id} onClose={close}>
      {(order) => <ReturnDialog order={order} viewer={uid} onClose={close} />}
    </OrderLoader>
  );
}
