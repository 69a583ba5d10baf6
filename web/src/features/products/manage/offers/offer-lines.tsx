import { offerText, type ShownOffer } from "./offer-text.ts";
import { useSupplierNames } from "./suppliers.queries.ts";

/** Offers in words, a line each. */
export function OfferLines({ offers }: { offers: readonly ShownOffer[] }) {
  const names = useSupplierNames();
  return offers.map((offer) => (
    <span key={offer.supplierId} className="wrap-anywhere block">
      {offerText(offer, names)}
    </span>
  ));
}
