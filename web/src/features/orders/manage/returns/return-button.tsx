import type { Order } from "@carparts/functions/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { useOpened } from "#lib/opened.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { paymentQuery } from "../../orders.queries.ts";
import { ReturnDialog } from "./return-dialog.tsx";
import { isReturnable } from "./return-rule.ts";

/** Nothing for an order of which nothing can come back. */
export function ReturnButton({ order }: { order: Order }) {
  const { open } = useOpened("return");
  if (!isReturnable(order)) return null;
  return (
    <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => open(order._id)}>
      Return
    </button>
  );
}

/** The order that the address says comes back, in the list or not. */
export function OpenReturn({ uid }: { uid: string }) {
  const { value: id, close } = useOpened("return");
  return id === undefined ? null : <LoadedReturn key={id} uid={uid} id={id} onClose={close} />;
}

interface Props {
  uid: string;
  id: string;
  onClose: () => void;
}

function LoadedReturn({ uid, id, onClose }: Props) {
  const { data: order, error, refetch } = useQuery(paymentQuery(uid, id));
  if (order) return <ReturnDialog order={order} viewer={uid} onClose={onClose} />;
  return (
    <Modal title="Return" onClose={onClose}>
      {error ? (
        <LoadFailed what="The order" error={error} onRetry={() => refetch()} />
      ) : (
        <Spinner label="Loading the order" />
      )}
    </Modal>
  );
}
