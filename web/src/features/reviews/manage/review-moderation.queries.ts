import { deleteReview } from "@carparts/functions/contract/admin/reviews";
import { listReviews } from "@carparts/functions/contract/reviews/reviews";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callPage } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { refresh } from "#lib/refresh.ts";

const PAGE = 10;

/** Past every cache, because the newest reviews need a look first. */
export const allReviewsQuery = listQuery(
  ["reviews", "all"],
  (page, signal) => callPage(listReviews, { query: page }, { signal, isFresh: true }),
  PAGE,
);

export function useDeleteReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(deleteReview, { params: { id }, body: reason === "" ? undefined : { reason } }),
    onSettled: () => void refresh(queryClient, "reviews"),
  });
}
