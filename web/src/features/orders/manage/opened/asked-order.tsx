import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Modal } from "#ui/dialogs/modal.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { paymentQuery } from "../../orders.queries.ts";

interface Props {
  /** The dialog's. */
  title: string;
  uid: string;
  id: string;
  onClose: () => void;
  /** The dialog, which keeps the order that it began with. */
  children: (order: ShownOrder) => ReactNode;
}

/** An order that the address asks about, in the list or not. As it is now: what was kept may be from before a change. */
export function AskedOrder({ title, uid, id, onClose, children }: Props) {
  const query = useQuery({ ...paymentQuery(uid, id), staleTime: 0 });
  const { data: order, error, isFetchedAfterMount, refetch } = query;
  if (order && isFetchedAfterMount) return children(order);
  return (
    <Modal title={title} onClose={onClose}>
      {error ? (
        <LoadFailed what="The order" error={error} onRetry={() => refetch()} />
      ) : (
        <Spinner label="Loading the order" />
      )}
    </Modal>
  );
}
