import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { Fragment, type ReactNode } from "react";
import { useModalParam } from "#lib/modal-param.ts";
import { routes } from "#routes.ts";
import { shopDate } from "#ui/data-table/shop-date.ts";
import { Row } from "#ui/data-table/table.tsx";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import type { Marking } from "./mark/marking.ts";
import { OrderActions } from "./order-actions.tsx";
import { firstColumns, type OrderColumn } from "./order-columns.tsx";

interface Props {
  order: ShownOrder;
  columns: readonly OrderColumn[];
  marking: Marking;
  /** The box that selects it. */
  children: ReactNode;
}

export function OrderRow({ order, columns, marking, children }: Props) {
  const { value: opened } = useModalParam("order");
  return (
    <Row id={order._id} isOpen={opened === order._id}>
      {[
        <span key="part" className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {children}
          <PartPicture src={order.picture} alt="" className="max-w-12 min-w-12 rounded-field" />
          <span className="wrap-anywhere grid min-w-0 grow basis-24">
            <Link className="link link-hover min-h-6" to={pathOf(routes.part.path, { id: order.productId })}>
              {order.productName}
            </Link>
            <span className="flex flex-wrap items-center gap-x-2 font-normal text-xs">
              <span className="muted">{shopDate(order.createdAt)}</span>
              <OpenOrder order={order} />
            </span>
          </span>
        </span>,
        ...columns.map(({ label, cell }) => <Fragment key={label}>{cell(order)}</Fragment>),
        <span key="payment" className="badge badge-warning badge-soft font-semibold">
          panding
        </span>,
        <span
          key="actions"
          className={`flex flex-wrap justify-end gap-2 ${columns.length > firstColumns.length ? "" : "@min-[54rem]:min-w-44"}`}
        >
          <OrderActions order={order} marking={marking} />
        </span>,
      ]}
    </Row>
  );
}

/** Its number, which opens it beside the list. */
export function OpenOrder({ order: { _id, number } }: { order: Pick<ShownOrder, "_id" | "number"> }) {
  const { open } = useModalParam("order");
  return (
    <button type="button" className="link min-h-6 text-left font-semibold" onClick={() => open(_id)}>
      {`Order ${number}`}
    </button>
  );
}
