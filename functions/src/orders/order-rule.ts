import { QUANTITY_OUT_OF_RANGE } from "../contract/errors.ts";
import { isOrderable } from "../contract/products.ts";
import { AppError } from "../core/app-error.ts";
import type { PlacedOrder, StoredProduct } from "../firestore/collections.ts";

export function assertOrderable(
  product: Pick<StoredProduct, "price" | "quantity" | "minimumQuantity">,
  order: Pick<PlacedOrder, "price" | "quantity">,
): void {
  if (order.price.cents !== product.price.cents) {
    throw new AppError(
      "price_changed",
      "The price of this part has changed. Please check it and order again.",
    );
  }
  if (!isOrderable(product, order.quantity)) {
    throw new AppError("quantity_out_of_range", QUANTITY_OUT_OF_RANGE);
  }
}
