import type { ShownOrder } from "@carparts/functions/contract/orders";
import { orderStatuses } from "@carparts/functions/contract/values/order-status";
import { date } from "#ui/format/date.ts";
import { WithdrawnMark } from "../withdrawal/withdrawn-mark.tsx";
import { actorText, progressNames } from "./fulfilment.ts";
import { ReturnedPieces } from "./returned-pieces.tsx";
import { Shipment } from "./shipment.tsx";

interface Props {
  order: ShownOrder;
  /** The viewer. Only admins see who took each step and the pieces back. */
  viewer?: string;
  /** The steps in a customer's words, unless these are given. */
  names?: typeof progressNames;
}

/** Shows the past and the coming steps of an order. */
export function Timeline({ order, viewer, names = progressNames }: Props) {
  const reached = orderStatuses.indexOf(order.handling);
  return (
    <>
      <ol className="grid gap-1 text-left text-sm" aria-label="Progress">
        {orderStatuses.map((step, index) => {
          const taken = order.history?.find(({ handling }) => handling === step);
          const at = step === "new" ? order.createdAt : taken?.at;
          return (
            <li
              key={step}
              aria-current={index === reached ? "step" : undefined}
              className={`relative pl-5 before:absolute before:top-1.5 before:left-0 before:size-2.5 before:rounded-full before:border-2 not-last:after:absolute not-last:after:top-5 not-last:after:-bottom-1.5 not-last:after:left-1 not-last:after:w-0.5 not-last:after:bg-base-300 ${index > reached ? "muted before:border-base-content/40" : "before:border-primary before:bg-primary"}`}
            >
              <span className={index === reached ? "font-bold" : undefined}>{names[step]}</span>{" "}
              {index > reached && <span className="sr-only">not yet</span>}
              {at && <time dateTime={at}>{date(at)}</time>}
              {taken?.who && <span className="muted wrap-anywhere">{actorText(taken, viewer)}</span>}
              {step === "sent" && (
                <span className="block">
                  <Shipment order={order} />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {order.withdrawnAt && (
        <p className="mt-2 text-left">
          <WithdrawnMark order={order} />
        </p>
      )}
      {order.returns && <ReturnedPieces order={order} viewer={viewer} />}
    </>
  );
}
