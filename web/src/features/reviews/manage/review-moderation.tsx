import type { Review } from "@carparts/functions/contract/reviews/reviews";
import { useInfiniteQuery } from "@tanstack/react-query";
import { notify } from "#lib/notify.ts";
import { PagedList } from "#ui/paged-list.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Stars } from "../stars.tsx";
import { allReviewsQuery, useDeleteReview } from "./review-moderation.queries.ts";

export function ReviewModeration() {
  const query = useInfiniteQuery(allReviewsQuery);
  const empty = <EmptyState title="No reviews yet">New reviews appear here.</EmptyState>;
  return (
    <PagedList what="The reviews" query={query} empty={empty}>
      {(reviews) => (
        <ul className="panel divide-y divide-base-300">
          {reviews.map((review) => (
            <ReviewLine key={review._id} review={review} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** Longer texts scroll, so the keyboard must reach them. */
const LONG = 180;

function ReviewLine({ review }: { review: Review }) {
  const { name, picture, description, revew, isVerifiedBuyer } = review;
  return (
    <li className="grid gap-4 p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="size-12 overflow-hidden rounded-full max-sm:hidden">
        <PartPicture src={picture} alt="" className="h-full" />
      </div>
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="wrap-anywhere min-w-0">{name}</b>
          <Stars rating={revew} />
          <span className="muted text-sm">{revew} out of 5</span>
          {isVerifiedBuyer && <span className="text-sm">Verified buyer</span>}
        </p>
        <p
          className="wrap-anywhere max-h-36 overflow-y-auto whitespace-pre-line"
          // Safari's keyboard only scrolls focused elements.
          tabIndex={description.length > LONG ? 0 : undefined}
        >
          {description}
        </p>
      </div>
      <DeleteReviewButton review={review} />
    </li>
  );
}

function DeleteReviewButton({ review }: { review: Review }) {
  const { _id, name } = review;
  const remove = useDeleteReview(review);
  return (
    <button
      type="button"
      className="btn btn-sm btn-error btn-outline justify-self-start"
      disabled={remove.isPending}
      onClick={() => {
        const reason = prompt(`Delete the review by ${name}? You can add a reason for the audit log.`);
        if (reason === null) return;
        remove.mutate({ id: _id, reason }, { onError: (error) => notify("error", error.message) });
      }}
    >
      Delete review
    </button>
  );
}
