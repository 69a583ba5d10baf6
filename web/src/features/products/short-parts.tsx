import { isOrderable } from "@carparts/functions/contract/products";
import { useQuery } from "@tanstack/react-query";
import { LoadFailed } from "#ui/load-failed.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { productsQuery } from "./products.queries.ts";

/** Parts that nobody can order, because the stock is below the minimum order. */
export function ShortParts() {
  const { data, error, isPending, refetch } = useQuery(productsQuery);
  if (isPending) return <Spinner label="Loading the stock" />;
  if (!data) return <LoadFailed what="The stock" error={error} onRetry={() => refetch()} />;
  const short = data.filter((product) => !isOrderable(product, product.minimumQuantity));
  if (short.length === 0) return <p className="panel p-6">Every part has enough stock.</p>;
  return (
    <ul className="panel divide-y divide-base-300">
      {short.map((product) => (
        <li key={product._id} className="flex items-center gap-4 p-4">
          <PartPicture src={product.picture} alt="" className="max-w-18 min-w-18 rounded-field" />
          <div className="flex grow flex-wrap items-center justify-end gap-x-4">
            <p className="grow basis-32 font-bold">{product.name}</p>
            <p className="muted text-sm tabular-nums">
              {product.quantity} in stock, minimum {product.minimumQuantity}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
