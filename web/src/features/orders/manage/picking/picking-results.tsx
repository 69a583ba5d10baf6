import type { HandledOrder } from "@carparts/functions/contract/admin/handling";
import { useEffect, useRef } from "react";
import { handlingNames } from "../../handling/handling.ts";
import { counted } from "./counted.ts";
import { ParcelLinks } from "./parcel-links.tsx";

export interface PickedOrder extends HandledOrder {
  readonly number: string;
}

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
      className="wrap-anywhere grid max-h-40 gap-2 overflow-y-auto"
    >
      {picked.length > 0 && (
        <>
          <p>
            <b>{`${counted(picked.length, "order")} picked: `}</b>
            {picked.map(({ number }) => number).join(", ")}
          </p>
          <span className="flex flex-wrap gap-2">
            <ParcelLinks orders={picked} />
          </span>
        </>
      )}
      {others.length > 0 && (
        <p className="text-error">
          <b>{`${counted(others.length, "order")} not picked: `}</b>
          {others.map((order) => `${order.number} (${reasonOf(order)})`).join(", ")}
        </p>
      )}
    </div>
  );
}

function reasonOf({ result, present }: HandledOrder): string {
  if (present) return `${handlingNames[present.handling]} already`;
  return result === "gone" ? "Deleted" : "Not new any more";
}
