import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Order } from "@carparts/functions/contract/orders";
import { vatText } from "@carparts/functions/contract/values/price-note";
import type { ComponentType } from "react";
import { routes } from "#routes.ts";
import { RowGroup } from "#ui/data-table/row-group.tsx";
import { type Column, Row } from "#ui/data-table/table.tsx";
import { DeleteButton } from "#ui/delete-button.tsx";
import { date } from "#ui/format/date.ts";
import { money } from "#ui/format/money.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { amountText } from "../amounts.ts";
import { isDeletable, isSent } from "../fulfilment/fulfilment.ts";
import { Timeline } from "../fulfilment/timeline.tsx";
import { OrderedPart } from "../ordered-part.tsx";
import { useDeleteOrder, useOrderDeletedToast } from "../orders.queries.ts";
import { WithdrawButton } from "../withdrawal/withdraw-button.tsx";
import type { OrderGroup } from "./arrange-orders.ts";

export const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Progress", isBroad: true },
  { label: "Pieces", isNumber: true },
  { label: "Price", isNumber: true },
  { label: "Total", isNumber: true },
  { label: "Actions", isHidden: true },
];

interface Props {
  group: OrderGroup;
  /** All that are loaded, those of its basket among them. */
  orders: readonly Order[];
  /** All orders of the group are in it. If not, its total isn't shown. */
  isWhole: boolean;
  /** The next page may have more of its basket. */
  isCut: boolean;
  /** Orders the same once more. */
  Again: ComponentType<{ orders: readonly Order[] }>;
}

export function OrderRows({ group: { orders }, orders: all, isWhole, isCut, Again }: Props) {
  const rows = orders.map((order) => (
    <OrderRow key={order._id} order={order} orders={all} isCut={isCut} Again={Again} />
  ));
  const [first] = orders;
  if (orders.length === 1 && (isWhole || !first.basketId)) return <RowGroup>{rows}</RowGroup>;
  const count = pluralize(orders.length, "part");
  return (
    <RowGroup
      heading={
        <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <span>Basket of {date(first.createdAt)}</span>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="tabular-nums">
              {isWhole ? `${count}, ${amountText(orders)}` : `${count} shown`}
            </span>
            {isWhole && <Again orders={orders} />}
          </span>
        </span>
      }
    >
      {rows}
    </RowGroup>
  );
}

type RowProps = { order: Order } & Pick<Props, "orders" | "isCut" | "Again">;

function OrderRow({ order, orders, isCut, Again }: RowProps) {
  const toastDeletion = useOrderDeletedToast();
  const remove = useDeleteOrder(() => toastDeletion(order));
  return (
    <Row>
      <OrderedPart order={order} />
      <div className="sm:min-w-44">
        <Timeline order={order} />
      </div>
      {order.MinimumOrder}
      {money(order.price)}
      <span>
        <b>{amountText([order])}</b>
        {vatText && <span className="muted block text-xs">{vatText}</span>}
      </span>
      <span className="flex flex-wrap justify-end gap-2">
        <Link className="btn btn-sm btn-primary" to={pathOf(routes.payment.path, { _id: order._id })}>
          Payment
        </Link>
        {order.invoice && (
          <Link
            className="btn btn-sm border-base-300 bg-base-100"
            to={pathOf(routes.invoice.path, { number: order.invoice })}
          >
            Invoice
          </Link>
        )}
        <Again orders={[order]} />
        {isSent(order) && (
          <Link
            className="btn btn-sm border-base-300 bg-base-100"
            to={`${routes.review.path}?product=${order.productId}`}
          >
            Review this part
          </Link>
        )}
        {isDeletable(order, false) && (
          <DeleteButton id={order._id} what={`Order ${order.number}`} remove={remove} />
        )}
        <WithdrawButton order={order} orders={orders} isCut={isCut} />
      </span>
    </Row>
  );
}
