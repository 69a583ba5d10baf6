import type { HandledOrder } from "@carparts/functions/contract/admin/handling";
import { useEffect, useRef } from "react";
import { handlingNames } from "../../handling/handling.ts";
import { counted } from "./counted.ts";
import { ParcelLinks } from "./parcel-links.tsx";
import type { PickedOrder } from "./picking.queries.ts";

/** Takes the focus, because the button that was pressed may be gone. */
export function PickingResults({ results }: { results: readonly PickedOrder[] }) {
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
          <b>{`${counted(picked.length, "order")} picked: `}</b>
          {picked.map(({ number }) => number).join(", ")}
        </p>
      )}
      {others.length > 0 && (
        <p className="text-error">
          <b>{`${counted(others.length, "order")} not picked: `}</b>
          {others.map((order) => `${order.number} (${reasonOf(order)})`).join(", ")}
        </p>
      )}
      {picked.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <ParcelLinks orders={picked} />
        </div>
      )}
    </div>
  );
}

function reasonOf({ result, present }: HandledOrder): string {
  if (present) return `${handlingNames[present.handling]} already`;
  return result === "gone" ? "Deleted" : "Not new any more";
}
