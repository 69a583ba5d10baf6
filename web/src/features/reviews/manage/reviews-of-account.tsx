import type { ManagedReview } from "@carparts/functions/contract/admin/reviews";
import { type ItemsQuery, PagedList } from "#ui/paged-list.tsx";
import { ReviewLine } from "./review-line.tsx";

export function ReviewsOfAccount({ query }: { query: ItemsQuery<ManagedReview> }) {
  return (
    <PagedList what="The reviews" query={query} empty={<p className="muted">No reviews.</p>}>
      {(reviews) => (
        <ul aria-label="Reviews" className="panel divide-y divide-base-300">
          {reviews.map((review) => (
            <ReviewLine key={review._id} review={review} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
