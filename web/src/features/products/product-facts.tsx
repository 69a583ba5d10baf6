import type { Product } from "@carparts/functions/contract/products";
import type { ReactNode } from "react";
import { money } from "#ui/format/money.ts";
import { LargePicture } from "#ui/large-picture.tsx";
import { type Expectable, OnOrder } from "#ui/on-order.tsx";
import { PriceNote } from "#ui/price-note.tsx";
import { StockLabel } from "#ui/stock-label.tsx";

/** The stock updates live. */
export function ProductFacts({ product }: { product: Product & Expectable }) {
  return (
    <article className="grid content-start gap-5">
      <LargePicture src={product.picture} name={product.name} />
      <div className="grid gap-2">
        <StockLabel product={product} />
        <OnOrder product={product} />
        <h1 className="title">{product.name}</h1>
        <p className="muted text-lg">{product.description}</p>
      </div>
      <dl className="panel flex flex-wrap gap-y-3 divide-x divide-base-300 py-4 text-center">
        <Fact label="Each Price" value={money(product.price)} note={<PriceNote />} />
        <Fact label="In stock" value={product.quantity} live />
        <Fact label="Minimum" value={product.minimumQuantity} />
      </dl>
    </article>
  );
}

/** As high as a part with a short name and a few lines of description. */
export function ProductFactsSkeleton() {
  return (
    <div className="waiting grid content-start gap-5" role="status" aria-label="Loading the part">
      <div className="skeleton aspect-4/3" />
      <div className="grid gap-2">
        <div className="skeleton h-6 w-24" />
        <div className="skeleton my-1 h-8 w-3/5" />
        <div className="skeleton my-1.5 h-5" />
        <div className="skeleton my-1.5 h-5" />
        <div className="skeleton my-1.5 h-5 w-2/3" />
      </div>
      <div className="skeleton h-22" />
    </div>
  );
}

interface FactProps {
  label: string;
  value: string | number;
  note?: ReactNode;
  live?: boolean;
}

function Fact({ label, value, note, live = false }: FactProps) {
  return (
    <div className="grid min-w-fit max-w-full grow basis-0 gap-0.5 px-2">
      <dt className="muted text-sm">{label}</dt>
      <dd className="font-extrabold text-xl tabular-nums" aria-live={live ? "polite" : undefined}>
        {value}
        {note}
      </dd>
    </div>
  );
}
