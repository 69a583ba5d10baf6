import {
  readReviewSummary,
  type ReviewSummary as Summary,
} from "@carparts/functions/contract/reviews/review-summary";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { useInView } from "#ui/in-view.ts";
import { Stars } from "./stars.tsx";

const reviewSummaryQuery = queryOptions({
  queryKey: ["reviews", "summary"],
  queryFn: ({ signal }) => call(readReviewSummary, {}, { signal }),
});

/** The reviews in figures, at a fixed height. Without any it isn't printed. */
export function ReviewSummary() {
  const { isSeen, watch } = useInView("300px");
  const { data, isError, refetch } = useQuery({ ...reviewSummaryQuery, enabled: isSeen });
  return (
    <div ref={watch} className={`panel grid min-h-80 p-6 ${data ? "" : "print:hidden"}`}>
      {data && <Figures summary={data} />}
      {isError && !data && (
        <p role="status" className="muted grid gap-3 place-self-center text-center">
          The ratings could not be loaded.
          <button type="button" className="btn btn-sm justify-self-center" onClick={() => refetch()}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}

function Figures({ summary: { count, average, stars } }: { summary: Summary }) {
  if (average === null) {
    return (
      <p className="muted place-self-center text-center">
        Nobody has rated us yet. Be the first to write a review.
      </p>
    );
  }
  return (
    <div className="grid content-between gap-4">
      <h3 className="font-bold text-lg">How customers rate us</h3>
      <p className="flex flex-wrap items-center gap-x-3">
        <b className="text-4xl tabular-nums">{average.toFixed(1)}</b>
        <Stars rating={average} />
        <span className="muted">{`out of 5, from ${pluralize(count, "review")}`}</span>
      </p>
      <ul className="grid gap-1">
        {[5, 4, 3, 2, 1, 0].map((star) => (
          <Bar key={star} star={star} number={stars[star] ?? 0} of={count} />
        ))}
      </ul>
    </div>
  );
}

function Bar({ star, number, of }: { star: number; number: number; of: number }) {
  return (
    <li className="grid grid-cols-[4rem_1fr_3rem] items-center gap-3 text-sm">
      <span>{pluralize(star, "star")}</span>
      <span className="h-2 overflow-hidden rounded-full bg-base-300" aria-hidden="true">
        <span className="block h-full bg-accent" style={{ width: `${(number / of) * 100}%` }} />
      </span>
      <span className="text-right tabular-nums">
        {number}
        <span className="sr-only">{number === 1 ? " review" : " reviews"}</span>
      </span>
    </li>
  );
}
