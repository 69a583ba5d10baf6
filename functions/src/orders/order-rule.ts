import type { PlaceOrder } from "../contract/orders.ts";
import type { Product } from "../contract/products.ts";
import { AppError } from "../core/app-error.ts";

export function assertPrice(product: Pick<Product, "price">, order: Pick<PlaceOrder, "price">): void {
  if (order.price !== product.price) {
    throw new AppError(
      "price_changed",
      "The price of this part has changed. Please check it and order again.",
    );
  }
}
