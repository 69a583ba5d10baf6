import { listReviews, type Review } from "@carparts/functions/contract/reviews/reviews";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { call } from "#lib/api-client.ts";
import { useInView } from "#ui/in-view.ts";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";
import { ReviewCard } from "./review-card.tsx";

/** More would only make the page heavier. */
const NEWEST = 10;

/** `viewer` is a uid or "guest". A change refetches the list, as specified, and keeps the old one until then. */
function reviewsQuery(viewer: string) {
  return queryOptions({
    queryKey: ["reviews", viewer],
    queryFn: ({ signal }) => call(listReviews, { query: { limit: NEWEST } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

const ReviewCarousel = lazy(() => import("./review-carousel.tsx"));

export function Reviews({ viewer }: { viewer: string }) {
  const { isSeen, watch } = useInView("600px");
  return (
    <section ref={watch} className="shell pt-16 pb-4 md:pt-24 md:pb-8" aria-labelledby="reviews">
      <header className="mb-10 grid justify-items-center gap-3 text-center">
        <p className="eyebrow">What customers say</p>
        <h2 id="reviews" className="title">
          Revews
        </h2>
      </header>
      {/* Reserves the height of the loaded reviews. */}
      <div className="mx-auto grid min-h-[35rem] max-w-3xl grid-cols-[minmax(0,1fr)] content-start md:min-h-[31rem]">
        <Content viewer={viewer} isNear={isSeen} />
      </div>
    </section>
  );
}

function Content({ viewer, isNear }: { viewer: string; isNear: boolean }) {
  const { data, isError, refetch } = useQuery(reviewsQuery(viewer));
  if (data?.length) return <Rotating reviews={data} isNear={isNear} />;
  if (data) return <Quiet>No reviews yet. Be the first to write one.</Quiet>;
  if (!isError) return null;
  return (
    <Quiet>
      The reviews could not be loaded.
      <button type="button" className="btn btn-sm" onClick={() => refetch()}>
        Try again
      </button>
    </Quiet>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return (
    <p
      className="muted flex flex-wrap items-center justify-center gap-4 place-self-center text-center"
      role="status"
    >
      {children}
    </p>
  );
}

/** Shows the newest review until the carousel has loaded, or if it fails to load. */
function Rotating({ reviews, isNear }: { reviews: Review[]; isNear: boolean }) {
  const newest = reviews[0];
  if (!newest) return null;
  const standing = <ReviewCard review={newest} />;
  return (
    <ErrorBoundary fallback={() => standing}>
      <Suspense fallback={standing}>
        {isNear && reviews.length > 1 ? <ReviewCarousel reviews={reviews} /> : standing}
      </Suspense>
    </ErrorBoundary>
  );
}
