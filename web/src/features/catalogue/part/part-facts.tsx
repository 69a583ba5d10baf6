import { pathOf } from "@carparts/functions/contract/endpoint";
import type { ReactNode } from "react";
import { routes } from "#routes.ts";
import { watchBar } from "#ui/bar.ts";
import { BuyNow } from "#ui/buy-now.tsx";
import { money } from "#ui/format/money.ts";
import { Guarantee } from "#ui/guarantee.tsx";
import { LargePicture } from "#ui/large-picture.tsx";
import { Link } from "#ui/link.tsx";
import { OnOrder } from "#ui/on-order.tsx";
import { PriceNote } from "#ui/price-note.tsx";
import { StockLabel } from "#ui/stock-label.tsx";
import { groupNames } from "../groups.ts";
import { PartNotices } from "../notices/part-notices.tsx";
import { BuyingFacts } from "./buying-facts.tsx";
import type { PartWithoutStock } from "./part-loader-data.ts";
import { ShareButton } from "./share-button.tsx";

interface Props {
  part: PartWithoutStock;
  /** To where the part was found. */
  backLink: ReactNode;
  /** Undefined until the present state is known. */
  quantity: number | undefined;
  /** The buyers' rating. */
  rating: ReactNode;
  fit: ReactNode;
  /** Replaces buying where the part is sold out or doesn't fit. */
  instead: ReactNode;
  /** The number of pieces to put into the basket. */
  pieces: ReactNode;
  /** Within a thumb's reach on a phone, with the price; nothing where it can't be bought. */
  add: ReactNode;
  /** Beside `Buy Now`. */
  actions: ReactNode;
  /** Beside `Share`. */
  extras: ReactNode;
}

/** Shows the facts that decide: picture, name, fit, price and stock. */
export function PartFacts(props: Props) {
  const { part, backLink, quantity, rating, fit, instead, pieces, add, actions, extras } = props;
  const about = [part.brand, part.partNumber].filter(Boolean).join(" · ");
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 md:gap-10">
      <p className="muted -mb-3 md:col-span-2">
        {backLink}
        <Link className="link-hover" to={`${routes.catalogue.path}?group=${part.group}`}>
          {groupNames[part.group]}
        </Link>
        {about && <span>{` · ${about}`}</span>}
      </p>
      <LargePicture src={part.picture} name={part.name} />
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
        <h1 className="title">{part.name}</h1>
        {rating}
        {part.supersededBy && <Successor part={part.supersededBy} />}
        {fit}
        <div className="panel flex flex-wrap items-end justify-between gap-4 p-5">
          <Stock part={part} quantity={quantity} />
          {instead && <div className="flex basis-full flex-wrap gap-3 md:order-2">{instead}</div>}
          {pieces && <div className="md:order-3">{pieces}</div>}
          <div ref={add ? watchBar : null} className={add ? "buy-bar" : "contents"}>
            <p className="md:order-[-1] md:grow md:basis-1/2">
              <span className="muted block text-sm">Each Price</span>
              <span className="font-extrabold text-4xl tabular-nums tracking-tight max-md:text-2xl">
                {money(part.price)}
              </span>
              <PriceNote />
              {part.deposit > 0 && (
                <span className="block text-sm">{`+ ${money(part.deposit)} deposit`}</span>
              )}
            </p>
            {add && <div className="grid grow md:order-4">{add}</div>}
          </div>
          <div className="flex grow flex-wrap gap-3 md:order-5">
            <BuyNow
              to={pathOf(routes.orderForm.path, { _id: part._id })}
              name={part.name}
              isQuiet={Boolean(instead)}
              className="btn-lg grow"
            />
            {actions}
          </div>
          <div className="flex basis-full flex-wrap gap-3 md:order-6">
            {extras}
            <ShareButton part={part} />
          </div>
          {part.minimumQuantity > 1 && (
            <p className="muted basis-full text-sm md:order-7">
              {`Minimum order ${part.minimumQuantity} pieces (${money(part.price * part.minimumQuantity)})`}
            </p>
          )}
          {part.deposit > 0 && (
            <p className="muted basis-full text-sm md:order-7">
              {`You get the deposit of ${money(part.deposit)} a piece back when you send us the old part.`}
            </p>
          )}
        </div>
        <PartNotices parts={[part]} />
        <BuyingFacts />
        <Guarantee />
        <p className="text-lg">{part.description}</p>
      </div>
    </article>
  );
}

function Successor({ part }: { part: { readonly _id: string; readonly name: string } }) {
  return (
    <p className="alert alert-warning alert-soft block text-base">
      {"Replaced by "}
      <Link className="link font-bold" to={pathOf(routes.part.path, { id: part._id })}>
        {part.name}
      </Link>
    </p>
  );
}

/** Keeps its place, as high and as wide, until the stock is known. */
function Stock({ part, quantity }: Pick<Props, "part" | "quantity">) {
  const { minimumQuantity } = part;
  const width = minimumQuantity > 1 ? "min-w-[min(100%,12rem)]" : "min-w-24";
  return (
    <p className={`grid min-h-13 content-end gap-1 text-sm md:justify-items-end ${width}`} aria-live="polite">
      {quantity !== undefined && (
        <>
          <StockLabel product={{ quantity, minimumQuantity }} />
          <OnOrder product={{ ...part, quantity }} />
          <span className="muted tabular-nums">
            {`${quantity} in stock${minimumQuantity > 1 ? ` · minimum ${minimumQuantity}` : ""}`}
          </span>
        </>
      )}
    </p>
  );
}

export function PartFactsSkeleton() {
  return (
    <div
      className="waiting grid gap-6 md:grid-cols-2 md:gap-10"
      role="status"
      aria-busy="true"
      aria-label="Loading the part"
    >
      <div className="skeleton aspect-4/3" />
      <div className="grid content-start gap-4">
        <div className="skeleton h-6 w-1/3" />
        <div className="skeleton h-11 w-4/5" />
        <div className="skeleton h-24" />
        <div className="skeleton h-40" />
      </div>
    </div>
  );
}
