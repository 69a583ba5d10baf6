import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedList } from "#ui/paged-list.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { ReviewLine } from "./review-line.tsx";
import { allReviewsQuery } from "./review-moderation.queries.ts";

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
