import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { isAvailable } from "@carparts/functions/contract/products";
import { AddToBasket } from "#features/basket/add-to-basket.tsx";
import { AvailabilityAlert } from "#features/saved/availability-alert.tsx";
import { SaveButton } from "#features/saved/save-button.tsx";

interface Props {
  part: CatalogueEntry;
  /** For a part that doesn't fit. */
  isQuiet?: boolean;
}

/** Beside `Buy Now` on a part's card. */
export function PartActions({ part, isQuiet = false }: Props) {
  return (
    <>
      {!isAvailable(part) && (
        <div className="grid basis-full">
          <AvailabilityAlert part={part} isQuiet={isQuiet} />
        </div>
      )}
      <SaveButton part={part} />
      <AddToBasket part={part} isQuiet={isQuiet} />
    </>
  );
}
