import { QUANTITY_OUT_OF_RANGE } from "../contract/errors.ts";
import type { PlaceOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { isOrderable } from "../contract/products.ts";
import { AppError } from "../core/app-error.ts";

export function assertOrderable(product: Product, order: Pick<PlaceOrder, "price" | "MinimumOrder">): void {
  if (order.price !== product.price) {
    throw new AppError(
      "price_changed",
      "The price of this part has changed. Please check it and order again.",
    );
  }
  if (!isOrderable(product, order.MinimumOrder)) {
    throw new AppError("quantity_out_of_range", QUANTITY_OUT_OF_RANGE);
  }
}
