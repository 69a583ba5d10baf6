import type { ShownMovement } from "@carparts/functions/contract/admin/stock";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSession } from "#auth/session-context.tsx";
import { routes } from "#routes.ts";
import { dateTime } from "#ui/format/date.ts";
import { whoText } from "#ui/format/who.ts";
import { Link } from "#ui/link.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { signed } from "./signed.ts";
import { movementsQuery } from "./stock.queries.ts";

/** Everything that moved a part's stock, newest first. */
export function MovementList({ id }: { id: string }) {
  const query = useInfiniteQuery(movementsQuery(id));
  return (
    <PagedList what="The movements" query={query} empty={<p className="muted">Nothing has moved yet.</p>}>
      {(movements) => (
        <ol aria-label="Movements" className="divide-y divide-base-300">
          {movements.map((movement) => (
            <MovementRow key={`${movement.at} ${movement.after} ${movement.orderId}`} movement={movement} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

export const causes: Readonly<Record<ShownMovement["cause"], string>> = {
  seed: "Stock at the start of this list",
  add: "Part added",
  sale: "Ordered",
  release: "Order deleted",
  restock: "Restock",
  import: "Import",
  undo: "Undone",
  return: "Returned",
  edit: "Part changed",
  count: "Counted",
  receive: "Received",
};

function MovementRow({ movement }: { movement: ShownMovement }) {
  const { user } = useSession();
  const { at, change, before, after, cause, reason, orderId, orderNumber } = movement;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-3">
      <span
        className={`text-right font-extrabold text-lg tabular-nums ${change < 0 ? "text-error" : "text-success"}`}
      >
        {signed(change)}
      </span>
      <div className="grid">
        <p className="flex flex-wrap justify-between gap-x-4">
          <b>{causes[cause]}</b>
          <span className="tabular-nums">{`from ${before} to ${after}`}</span>
        </p>
        {reason && <p className="wrap-anywhere">{reason}</p>}
        <p className="muted wrap-anywhere text-sm">
          <time dateTime={at}>{dateTime(at)}</time>
          <span>{` by ${whoText(movement, user?.uid)}`}</span>
        </p>
        {orderId && (
          <p className="text-sm">
            {/* A deleted order has no page any more. */}
            {cause !== "release" ? (
              <Link className="link" to={pathOf(routes.payment.path, { _id: orderId })}>
                {`See the order ${orderNumber}`}
              </Link>
            ) : (
              `Order ${orderNumber}`
            )}
          </p>
        )}
      </div>
    </li>
  );
}
