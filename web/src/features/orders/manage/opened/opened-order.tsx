import type { ShownOrder } from "@carparts/functions/contract/orders";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { ApiError } from "#lib/api-client.ts";
import { onKeys } from "#lib/keys.ts";
import { useModalParam } from "#lib/modal-param.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import { Loaded } from "#ui/states/loaded.tsx";
import { paymentQuery } from "../../orders.queries.ts";
import type { Marking } from "../mark/marking.ts";
import { OrderDetails } from "./order-details.tsx";

interface Props {
  uid: string;
  id: string;
  marking: Marking;
}

/** The order that the address says is open, in the list or not. */
export function OpenedOrder({ uid, id, marking }: Props) {
  const { close } = useModalParam("order");
  const query = useQuery(paymentQuery(uid, id));
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Panel order={query.data} onClose={close}>
      {isGone ? (
        <p role="alert">This order no longer exists. Deleted orders can be restored on Undo changes.</p>
      ) : (
        <Loaded what="The order" query={query}>
          {(order) => (
            <OrderDetails order={withAccount(order, uid)} uid={uid} marking={marking} onDeleted={close} />
          )}
        </Loaded>
      )}
    </Panel>
  );
}

/** One's own order says nothing of whose it is. */
function withAccount(order: ShownOrder, uid: string): ShownOrder {
  return { account: { _id: uid, isUnverified: false }, ...order };
}

interface PanelProps {
  order: ShownOrder | undefined;
  onClose: () => void;
  children: ReactNode;
}

/** Beside the list it stays in sight, and scrolls by itself. Escape closes it, as a dialog. */
function Panel({ order, onClose, children }: PanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={titleId}
      onKeyDown={onKeys(({ key }) => key === "Escape" && onClose())}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-5 p-5 @min-[52rem]:sticky @min-[52rem]:top-24 @min-[52rem]:max-h-[calc(100dvh-7rem)] @min-[52rem]:overflow-y-auto"
    >
      <header className="flex items-start justify-between gap-3">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="wrap-anywhere scroll-mt-24 font-extrabold text-xl outline-none"
        >
          {order ? `Order ${order.number}` : "Order"}
        </h2>
        <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={onClose}>
          <Icon path={icons.close} className="size-4" />
          Close
        </button>
      </header>
      {children}
    </section>
  );
}
