import { type Addable, AddToBasket } from "#features/basket/add-to-basket.tsx";
import { SaveButton } from "#features/saved/save-button.tsx";

/** Beside `Buy Now` on a part's card. */
export function PartActions({ part }: { part: Addable }) {
  return (
    <>
      <SaveButton part={part} />
      <AddToBasket part={part} />
    </>
  );
}
