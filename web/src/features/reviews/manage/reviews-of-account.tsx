import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedList } from "#ui/paged-list.tsx";
import { ReviewLine } from "./review-line.tsx";
import { reviewsOfAccountQuery } from "./review-moderation.queries.ts";

export function ReviewsOfAccount({ uid }: { uid: string }) {
  const query = useInfiniteQuery(reviewsOfAccountQuery(uid));
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
