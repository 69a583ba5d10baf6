import type { ShownMovement } from "@carparts/functions/contract/admin/stock";
import { pathOf } from "@carparts/functions/contract/endpoint";
import type { Product } from "@carparts/functions/contract/products";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "#auth/session-context.tsx";
import { routes } from "#routes.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { dateTime } from "#ui/format/date.ts";
import { whoText } from "#ui/format/who.ts";
import { Link } from "#ui/link.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { movementsQuery } from "./stock.queries.ts";

type Moved = Pick<Product, "_id" | "name">;

export function MovementsButton({ part }: { part: Moved }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => setOpen(true)}>
        Movements
      </button>
      {isOpen && <MovementsDialog part={part} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Everything that moved a part's stock, newest first. */
function MovementsDialog({ part, onClose }: { part: Moved; onClose: () => void }) {
  const query = useInfiniteQuery(movementsQuery(part._id));
  return (
    <Modal title="Movements" onClose={onClose}>
      <p className="wrap-anywhere font-semibold">{part.name}</p>
      <PagedList what="The movements" query={query} empty={<p className="muted">Nothing has moved yet.</p>}>
        {(movements) => (
          <ol aria-label="Movements" className="divide-y divide-base-300">
            {movements.map((movement) => (
              <MovementRow key={`${movement.at} ${movement.after} ${movement.orderId}`} movement={movement} />
            ))}
          </ol>
        )}
      </PagedList>
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        Close
      </button>
    </Modal>
  );
}

const causes: Readonly<Record<ShownMovement["cause"], string>> = {
  seed: "Stock when the list began",
  add: "Part added",
  sale: "Ordered",
  release: "Order deleted",
  restock: "Restock",
  import: "Import",
  undo: "Undone",
  edit: "Part changed",
};

function MovementRow({ movement }: { movement: ShownMovement }) {
  const { user } = useSession();
  const { at, change, before, after, cause, reason, orderId, orderNumber } = movement;
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 py-3">
      <span
        className={`text-right font-extrabold text-lg tabular-nums ${change < 0 ? "text-error" : "text-success"}`}
      >
        {change < 0 ? `−${-change}` : `+${change}`}
      </span>
      <div className="grid">
        <p className="flex flex-wrap justify-between gap-x-4">
          <b>{causes[cause]}</b>
          <span className="tabular-nums">{`from ${before} to ${after}`}</span>
        </p>
        {reason && <p className="wrap-anywhere">{reason}</p>}
        <p className="muted wrap-anywhere text-sm">
          <time dateTime={at}>{dateTime(at)}</time>
          {` by ${whoText(movement, user?.uid)}`}
        </p>
        {orderId && (
          <p className="text-sm">
            {/* A deleted order has no page any more. */}
            {cause === "sale" || cause === "undo" ? (
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
