import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFreshData } from "#lib/use-fresh-data.ts";
import { LoadingModal } from "#ui/dialogs/loading-modal.tsx";
import { paymentQuery } from "../../orders.queries.ts";

interface Props {
  /** The dialog's. */
  title: string;
  uid: string;
  id: string;
  onClose: () => void;
  /** The dialog, which stays with the order it opened with. */
  children: (order: ShownOrder) => ReactNode;
}

/** Loads the order of the address, in the list or not. Always fresh, since a cached one may be outdated. */
export function OrderLoader({ title, uid, id, onClose, children }: Props) {
  const query = useQuery({ ...paymentQuery(uid, id), staleTime: 0 });
  const order = useFreshData(query);
  if (order) return children(order);
  return <LoadingModal title={title} what="The order" query={query} onClose={onClose} />;
}
