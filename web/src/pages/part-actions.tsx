import { isAvailable } from "@carparts/functions/contract/products";
import { type Addable, AddToBasket } from "#features/basket/add-to-basket.tsx";
import { stockOf } from "#features/catalogue/served-results.ts";
import { SaveButton } from "#features/saved/save-button.tsx";
import { TellMe } from "#features/saved/tell-me.tsx";

interface Props {
  part: Addable;
  /** For a part that doesn't fit. */
  isQuiet?: boolean;
}

/** Beside `Buy Now` on a part's card. */
export function PartActions({ part, isQuiet = false }: Props) {
  const stock = stockOf(part);
  return (
    <>
      {stock && !isAvailable(stock) && (
        <div className="grid basis-full">
          <TellMe part={part} isQuiet={isQuiet} />
        </div>
      )}
      <SaveButton part={part} />
      <AddToBasket part={part} isQuiet={isQuiet} />
    </>
  );
}
