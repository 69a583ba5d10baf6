import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { Fragment, type ReactNode } from "react";
import { useModalParam } from "#lib/modal-param.ts";
import { routes } from "#routes.ts";
import { shopMinute } from "#ui/data-table/shop-minute.ts";
import { type Place, Row } from "#ui/data-table/table.tsx";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { useIsUnseen } from "./live/unseen-marks.ts";
import type { Marking } from "./mark/marking.ts";
import { OrderActions } from "./order-actions.tsx";
import type { OrderColumn } from "./order-columns.tsx";

interface Props {
  order: ShownOrder;
  /** Its place among the orders of its checkout. */
  group: Place | undefined;
  columns: readonly OrderColumn[];
  marking: Marking;
  /** The box that selects it. */
  children: ReactNode;
}

export function OrderRow({ order, group, columns, marking, children }: Props) {
  const { value: opened } = useModalParam("order");
  const isUnseen = useIsUnseen(order.number);
  return (
    <Row id={order._id} isOpen={opened === order._id} group={group}>
      {[
        <span key="order" className="flex items-center gap-x-3">
          {children}
          <span className="grid leading-tight">
            <span className="flex items-center gap-1">
              <OpenOrder order={order}>
                <span className="@min-[54rem]:sr-only">Order </span>
                {order.number}
              </OpenOrder>
              {isUnseen && <UnseenMark />}
            </span>
            {!group?.place && (
              <time dateTime={order.createdAt} className="muted font-normal text-xs tabular-nums">
                {shopMinute(order.createdAt)}
              </time>
            )}
          </span>
        </span>,
        <span key="part" className="flex items-center gap-x-3 @max-[20rem]:flex-wrap">
          <PartPicture
            src={order.picture}
            alt=""
            className="@max-[62rem]:@min-[54rem]:hidden max-w-9 min-w-9 rounded-selector"
          />
          <span className="muted shrink-0 tabular-nums @min-[54rem]:hidden">{`${order.MinimumOrder} ×`}</span>
          <Link
            className="link link-hover wrap-anywhere line-clamp-1 max-w-96 font-semibold leading-tight @min-[54rem]:min-w-14 @min-[60rem]:min-w-20"
            to={pathOf(routes.part.path, { id: order.productId })}
          >
            {order.productName}
          </Link>
        </span>,
        ...columns.map(({ label, cell }) => <Fragment key={label}>{cell(order)}</Fragment>),
        <span key="payment" className="badge badge-warning badge-soft font-semibold">
          panding
        </span>,
        <span key="actions" className="flex justify-end gap-1.5 @max-[54rem]:flex-wrap">
          <OrderActions order={order} marking={marking} isInRow />
        </span>,
      ]}
    </Row>
  );
}

interface OpenOrderProps {
  order: Pick<ShownOrder, "_id" | "number">;
  children?: ReactNode;
}

/** Its number, which opens it beside the list. */
export function OpenOrder({ order: { _id, number }, children = `Order ${number}` }: OpenOrderProps) {
  const { open } = useModalParam("order");
  return (
    <button
      type="button"
      className="link min-h-6 text-left font-semibold leading-tight"
      onClick={() => open(_id)}
    >
      {children}
    </button>
  );
}

/** Came since somebody last looked at the list. */
function UnseenMark() {
  return (
    <span className="text-info">
      <span aria-hidden="true">●</span>
      <span className="sr-only">Unseen</span>
    </span>
  );
}
