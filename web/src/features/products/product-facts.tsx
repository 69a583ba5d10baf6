import type { Product } from "@carparts/functions/contract/products";
import { money } from "#ui/format/money.ts";
import { PartPicture } from "#ui/part-picture.tsx";
import { StockLabel } from "./stock-label.tsx";

/** The stock updates live. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <article className="grid content-start gap-5">
      <PartPicture
        src={product.picture}
        alt={product.name}
        eager
        className="rounded-box border border-base-300"
      />
      <div className="grid gap-2">
        <StockLabel product={product} />
        <h1 className="title">{product.name}</h1>
        <p className="muted text-lg">{product.description}</p>
      </div>
      <dl className="panel flex flex-wrap gap-y-3 divide-x divide-base-300 py-4 text-center">
        <Fact label="Each Price" value={money(product.price)} />
        <Fact label="In stock" value={product.quantity} live />
        <Fact label="Minimum" value={product.minimumQuantity} />
      </dl>
    </article>
  );
}

function Fact({ label, value, live = false }: { label: string; value: string | number; live?: boolean }) {
  return (
    <div className="grid min-w-fit grow basis-0 gap-0.5 px-2">
      <dt className="muted text-sm">{label}</dt>
      <dd className="font-extrabold text-xl tabular-nums" aria-live={live ? "polite" : undefined}>
        {value}
      </dd>
    </div>
  );
}
