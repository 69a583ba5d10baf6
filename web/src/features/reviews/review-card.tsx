import type { Review } from "@carparts/functions/contract/reviews/reviews";
import { shopName } from "#lib/shop-name.ts";
import { PartPicture } from "#ui/part-picture.tsx";
import { Stars } from "./stars.tsx";

/** Longer texts scroll, so the keyboard must reach them. */
const LONG = 180;

interface Props {
  review: Review;
  /** Its picture is needed now or next. Otherwise, it loads lazily. */
  isNear?: boolean;
}

/** All cards have the same height, so that the page doesn't move when they change. */
export function ReviewCard({ review, isNear = false }: Props) {
  const { name, picture, description, revew, isVerifiedBuyer } = review;
  return (
    <article className="panel grid h-full grid-rows-[auto_1fr_auto] gap-5 p-6 sm:p-8 md:px-12 md:py-10">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-extrabold text-4xl tabular-nums">{revew}</h3>
        <Stars rating={revew} />
        <span className="muted">out of 5</span>
      </header>
      <p
        className="h-44 overflow-y-auto whitespace-pre-line pr-2 leading-relaxed md:h-33 md:text-xl"
        // Safari's keyboard only scrolls focused elements.
        tabIndex={description.length > LONG ? 0 : undefined}
      >
        {description}
      </p>
      <footer className="flex items-center justify-between gap-4 border-base-300 border-t pt-5">
        <div className="flex min-w-0 flex-wrap items-center gap-4">
          <div className="size-16 shrink-0 overflow-hidden rounded-full">
            <PartPicture src={picture} alt="" eager={isNear} className="h-full" />
          </div>
          <div className="grow basis-24">
            <p className="line-clamp-2 font-bold">{name}</p>
            <p className="muted text-sm">{`Customer, ${shopName}${isVerifiedBuyer ? " · Verified buyer" : ""}`}</p>
          </div>
        </div>
        <img src="/favicon.svg" alt="" width="40" height="40" loading="lazy" className="size-10" />
      </footer>
    </article>
  );
}
