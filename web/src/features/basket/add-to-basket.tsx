import { MOST_LINES } from "@carparts/functions/contract/basket/lines";
import type { Product } from "@carparts/functions/contract/products";
import { isAvailable, isOrderable } from "@carparts/functions/contract/products";
import { useOwnerUid } from "#auth/owner-uid.ts";
import { loadToasts, notify } from "#lib/notify.ts";
import { routes } from "#routes.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import { basketLines, changeBasket } from "./basket-store.ts";
import { addedLines } from "./lines.ts";

type BasketPart = Pick<Product, "_id" | "name" | "price" | "minimumQuantity"> & {
  /** Undefined while the stock isn't known. */
  readonly quantity?: number | undefined;
};

function add(uid: string | undefined, part: BasketPart, pieces: number | undefined): void {
  const line = addedLines(basketLines(uid), part, pieces);
  if (line) changeBasket(uid, [line]);
  notify(
    line ? "success" : "error",
    line ? `In your basket: ${part.name}.` : `A basket holds ${MOST_LINES} parts. Order these first.`,
    { to: routes.basket.path, label: "See your basket" },
  );
}

interface Props {
  part: BasketPart;
  /** The chosen number. */
  pieces?: number;
  /** With words instead of the icon. */
  isWide?: boolean;
  /** For a part that doesn't fit. */
  isQuiet?: boolean;
}

export function AddToBasket({ part, pieces, isWide = false, isQuiet = false }: Props) {
  const uid = useOwnerUid();
  const { quantity = Number.POSITIVE_INFINITY, minimumQuantity } = part;
  const stock = { quantity, minimumQuantity };
  return (
    <button
      type="button"
      className={`btn ${isQuiet ? "border-base-300 bg-base-100" : "btn-outline"} ${isWide ? "btn-lg grow" : "btn-square"}`}
      disabled={pieces === undefined ? !isAvailable(stock) : !isOrderable(stock, pieces)}
      aria-label={`Add to basket: ${part.name}`}
      onFocus={loadToasts}
      onPointerEnter={loadToasts}
      onClick={() => add(uid, part, pieces)}
    >
      {isWide ? "Add to basket" : <Icon path={icons.basket} />}
    </button>
  );
}
