import { pathOf } from "@carparts/functions/contract/endpoint";
import { isAvailable, type Product } from "@carparts/functions/contract/products";
import type { ComponentType } from "react";
import { routes } from "#routes.ts";
import { BuyNow } from "#ui/buy-now.tsx";
import { money } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { altText, PartPicture } from "#ui/part-picture.tsx";
import { PriceNote } from "#ui/price-note.tsx";
import { StockLabel } from "#ui/stock-label.tsx";

interface Props {
  product: Product;
  /** When it comes. */
  onOrder?: string | undefined;
  /** Beside `Buy Now`. */
  Actions: ComponentType<{ part: Product }>;
}

export function ProductCard({ product, onOrder, Actions }: Props) {
  const page = pathOf(routes.part.path, { id: product._id });
  const isGone = !isAvailable(product);
  return (
    <article className="panel group flex flex-col overflow-hidden lifts">
      <div className="relative overflow-hidden">
        <PartPicture
          src={product.picture}
          alt={altText(product.picture, product.name)}
          className="transition-transform duration-300 group-hover:scale-[1.03]"
        />
        <div className="absolute top-3 left-3">
          <StockLabel product={product} />
        </div>
      </div>
      <div className="flex grow flex-col gap-3 p-5">
        <h3 className="text-xl font-bold">
          <Link className="link-hover" to={page}>
            {product.name}
          </Link>
        </h3>
        <p className="muted line-clamp-8 grow">{product.description}</p>
        <dl className="grid grid-cols-[1fr_auto] gap-x-4 text-sm">
          <dt className="muted">Quantity</dt>
          <dd className="text-right font-semibold tabular-nums">{product.quantity}</dd>
          <dt className="muted">Minimum quantity</dt>
          <dd className="text-right font-semibold tabular-nums">{product.minimumQuantity}</dd>
        </dl>
        <div className="flex flex-wrap items-end justify-between gap-3 border-base-300 border-t pt-4">
          <p>
            <span className="muted block text-xs">Each Price</span>
            <span className="font-extrabold text-2xl tabular-nums tracking-tight">
              {money(product.price)}
            </span>
            <PriceNote />
          </p>
          <div className="flex flex-wrap gap-2">
            <Actions part={product} />
            <BuyNow
              to={pathOf(routes.orderForm.path, { _id: product._id })}
              name={product.name}
              isQuiet={isGone}
            />
          </div>
          {onOrder && <p className="w-full font-semibold">{onOrder}</p>}
          {isGone && (
            <Link
              className="btn btn-primary w-full"
              to={page}
              aria-label={`Tell me when available: ${product.name}`}
            >
              Tell me when available
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

export function ProductCardSkeleton() {
  return (
    <div className="panel overflow-hidden" aria-hidden="true">
      <div className="skeleton aspect-4/3 w-full rounded-none" />
      <div className="grid gap-3 p-5">
        <div className="skeleton h-7 w-2/3" />
        <div className="skeleton h-18 w-full" />
        <div className="skeleton h-10 w-full" />
        <div className="skeleton mt-4 h-14 w-full" />
      </div>
    </div>
  );
}
