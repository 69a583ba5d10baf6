import { useEffect, useRef } from "react";
import { routes } from "#routes.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { Link } from "#ui/link.tsx";
import { whyNot } from "../mark/mark-summary.ts";
import { ParcelLinks } from "../parcels/parcel-links.tsx";
import type { MarkedOrder } from "./picking-marks.ts";

/** Takes the focus, because the button that was pressed may be gone. */
export function PickingResults({ results }: { results: readonly MarkedOrder[] }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const picked = results.filter(({ result }) => result === "done");
  const others = results.filter(({ result }) => result !== "done");
  return (
    <div
      ref={panel}
      tabIndex={-1}
      role="status"
      aria-label="Result"
      className="panel wrap-anywhere grid scroll-mt-24 gap-3 p-4"
    >
      {picked.length > 0 && (
        <p>
          <b>{`${pluralize(picked.length, "order")} picked: `}</b>
          {picked.map(({ number }) => number).join(", ")}
        </p>
      )}
      {others.length > 0 && (
        <div className="text-error">
          <b>{`${pluralize(others.length, "order")} not picked`}</b>
          <ul>
            {others.map((order) => (
              <li key={order._id}>{`${order.number}: ${whyNot(order, "picked")}`}</li>
            ))}
          </ul>
        </div>
      )}
      {picked.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <ParcelLinks orders={picked} />
          <Link className="btn btn-sm btn-primary" to={routes.parcels.path}>
            Send parcels
          </Link>
        </div>
      )}
    </div>
  );
}
