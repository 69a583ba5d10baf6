import { isAvailable, type Product } from "@carparts/functions/contract/products";

const LOW = 10;

export function StockLabel({ product }: { product: Pick<Product, "quantity" | "minimumQuantity"> }) {
  if (!isAvailable(product))
    return <span className="badge badge-error badge-soft whitespace-nowrap font-semibold">Out of stock</span>;
  if (product.quantity <= LOW)
    return (
      <span className="badge badge-warning badge-soft whitespace-nowrap font-semibold">Almost gone</span>
    );
  return <span className="badge badge-success badge-soft whitespace-nowrap font-semibold">In stock</span>;
}
