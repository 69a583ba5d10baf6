import type { Order } from "@carparts/functions/contract/orders";
import { trackingLink } from "@carparts/functions/contract/values/tracking-link";

/** Carrier and tracking number, linked if the carrier is known. */
export function Shipment({ order: { carrier, tracking } }: { order: Pick<Order, "carrier" | "tracking"> }) {
  if (!carrier && !tracking) return null;
  const url = trackingLink(carrier, tracking);
  return (
    <span className="wrap-anywhere text-sm">
      {carrier && <span>{`${carrier} `}</span>}
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className="link link-primary font-semibold"
          aria-label={`${tracking}: follow this parcel at ${carrier}, opens a new tab`}
        >
          {tracking}
        </a>
      ) : (
        tracking && <span>{tracking}</span>
      )}
    </span>
  );
}
