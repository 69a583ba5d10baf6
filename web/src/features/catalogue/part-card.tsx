import type { CatalogueEntry } from "@carparts/functions/contract/catalogue/answer";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { isAvailable } from "@carparts/functions/contract/products";
import { type ComponentType, memo } from "react";
import { routes } from "#routes.ts";
import { BuyNow } from "#ui/buy-now.tsx";
import { FitLabel } from "#ui/fit-label.tsx";
import { money } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { OnOrder } from "#ui/on-order.tsx";
import { isOfKind, PartPicture, PICTURE_OF_KIND } from "#ui/part-picture.tsx";
import { PriceNote } from "#ui/price-note.tsx";
import { StockLabel } from "#ui/stock-label.tsx";
import { MatchReason } from "./search/match-reason.tsx";

interface Props {
  part: CatalogueEntry;
  /** The vehicle's name, if one is chosen. */
  vehicle: string | undefined;
  /** Path of the parts that fit it. */
  fitting?: string;
  headingLevel?: 2 | 3;
  /** Beside `Buy Now`. */
  Actions: ComponentType<{ part: CatalogueEntry; isQuiet?: boolean }>;
}

/** A row on phones unless letters are large, a card on wider screens. The list is long and changes with every key, so it's memoised. */
export const PartCard = memo(function PartCard({ part, vehicle, fitting, headingLevel = 2, Actions }: Props) {
  const Heading = `h${headingLevel}` as const;
  const isMisfit = vehicle !== undefined && part.fits === false;
  const about = [part.brand, part.partNumber].filter(Boolean).join(" · ");
  return (
    <article className="panel group relative flex flex-wrap overflow-hidden lifts sm:grid sm:grid-cols-1 sm:grid-rows-[auto_1fr]">
      <div className="grow basis-26 overflow-hidden bg-[#eef1f5] dark:bg-[#a7a9ac] max-sm:relative max-sm:min-h-26">
        <PartPicture
          src={part.picture}
          alt={isOfKind(part.picture) ? PICTURE_OF_KIND : ""}
          className="transition-transform duration-300 group-hover:scale-[1.03] max-sm:absolute max-sm:inset-0 max-sm:aspect-auto max-sm:h-full max-sm:object-contain"
        />
      </div>
      <div className="flex min-w-[55%] grow-999 basis-0 flex-col gap-2 p-3.5 sm:p-5">
        <p className="muted text-sm">{about || "\u00a0"}</p>
        <Heading className="font-bold text-lg">
          <Link
            className="link-hover after:absolute after:inset-0"
            to={pathOf(routes.part.path, { id: part._id })}
          >
            {part.name}
          </Link>
        </Heading>
        {part.matched && <MatchReason matched={part.matched} />}
        <p className="flex min-h-6 flex-wrap gap-1.5">
          <FitLabel fits={part.fits} vehicle={vehicle} />
          <StockLabel product={part} />
          <OnOrder product={part} />
        </p>
        {isMisfit && fitting && (
          <p className="relative w-fit">
            <Link className="link font-semibold text-secondary text-sm" to={fitting}>
              See what fits
            </Link>
          </p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-2">
          {part.minimumQuantity > 1 && (
            <p className="muted -mb-2 w-full text-xs">{`From ${part.minimumQuantity} pieces, each`}</p>
          )}
          <p className="font-extrabold text-2xl tabular-nums tracking-tight">
            {money(part.price)}
            <PriceNote />
            {part.deposit !== undefined && (
              <span className="muted block font-normal text-xs tracking-normal">{`+ ${money(part.deposit)} deposit`}</span>
            )}
          </p>
          <div className="relative flex flex-wrap gap-2 max-sm:w-full">
            <Actions part={part} isQuiet={isMisfit} />
            <BuyNow
              to={pathOf(routes.orderForm.path, { _id: part._id })}
              name={part.name}
              isQuiet={isMisfit || !isAvailable(part)}
            />
          </div>
        </div>
      </div>
    </article>
  );
});

export function PartCardSkeleton() {
  return (
    <div
      className="panel grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden sm:grid-cols-1"
      aria-hidden="true"
    >
      <div className="bg-base-300 sm:aspect-4/3" />
      <div className="grid content-start gap-2.5 p-3.5 sm:p-5">
        <div className="skeleton h-5 w-1/3" />
        <div className="skeleton h-6 w-4/5" />
        <div className="skeleton h-5 w-1/4" />
        <div className="mt-3 flex justify-between">
          <div className="skeleton h-8 w-20" />
          <div className="skeleton h-10 w-24" />
        </div>
      </div>
    </div>
  );
}
