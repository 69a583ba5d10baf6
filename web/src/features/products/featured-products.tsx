import { isBelowMinimum, listProducts, type Product } from "@carparts/functions/contract/products";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { call } from "#lib/api-client.ts";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { ProductCard, ProductCardSkeleton } from "./product-card.tsx";

const places = [1, 2, 3, 4, 5, 6];

const featuredQuery = queryOptions({
  queryKey: ["products", "featured"],
  queryFn: ({ signal }) => call(listProducts, { query: { limit: places.length } }, { signal }),
});

interface Props {
  /** Beside `Buy Now` on each card. */
  Actions: ComponentType<{ part: Product }>;
}

export function FeaturedProducts({ Actions }: Props) {
  return (
    <section className="shell py-16 md:py-24" aria-labelledby="featured">
      <header className="mb-10 grid max-w-2xl gap-3">
        <p className="eyebrow">Ready to ship</p>
        <h2 id="featured" className="title">
          Featured parts
        </h2>
        <p className="muted text-lg">
          Checked, boxed and on the shelf. What you see in stock is what we have.
        </p>
      </header>
      <Cards Actions={Actions} />
    </section>
  );
}

function Cards({ Actions }: Props) {
  const { data, error, isPending, refetch } = useQuery(featuredQuery);
  const { data: onOrder } = useQuery({
    queryKey: ["products", data],
    // The specification's call doesn't say when they come.
    queryFn: async () => (await import("./on-order.ts")).findOnOrder(data),
    enabled: data?.some(isBelowMinimum) === true,
  });
  if (isPending) {
    return (
      <div
        className="waiting grid gap-6 md:grid-cols-2 lg:grid-cols-3"
        aria-busy="true"
        role="status"
        aria-label="Loading parts"
      >
        {places.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </div>
    );
  }
  if (!data) return <LoadFailed what="The parts" error={error} onRetry={() => refetch()} />;
  if (data.length === 0) {
    return <EmptyState title="The shelves are being filled">Please check back soon.</EmptyState>;
  }
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {data.map((product) => (
        <li key={product._id} className="grid">
          <ProductCard product={product} onOrder={onOrder?.[product._id]} Actions={Actions} />
        </li>
      ))}
    </ul>
  );
}
