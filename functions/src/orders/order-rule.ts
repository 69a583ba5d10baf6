import { AppError } from "../core/app-error.ts";
import type { PlacedOrder, StoredProduct } from "../firestore/collections.ts";

export function assertPrice(product: Pick<StoredProduct, "price">, order: Pick<PlacedOrder, "price">): void {
  if (order.price.cents !== product.price.cents) {
    throw new AppError(
      "price_changed",
      "The price of this part has changed. Please check it and order again.",
    );
  }
}
