import { deleteReview, listReviewsOfAccount } from "@carparts/functions/contract/admin/reviews";
import { listReviews, type Review } from "@carparts/functions/contract/reviews/reviews";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, callPage } from "#lib/api-client.ts";
import { useTellDeletion } from "#lib/deletions.ts";
import { listQuery } from "#lib/list-query.ts";
import { refresh } from "#lib/refresh.ts";

const PAGE = 10;

/** Past every cache, because the newest reviews need a look first. */
export const allReviewsQuery = listQuery(
  ["reviews", "all"],
  (page, signal) => callPage(listReviews, { query: page }, { signal, isFresh: true }),
  PAGE,
);

/** `uid` may be that of an account that has gone. */
export function reviewsOfAccountQuery(uid: string) {
  return listQuery(
    ["reviews", "account", uid],
    (page, signal) => call(listReviewsOfAccount, { params: { uid }, query: page }, { signal }),
    PAGE,
  );
}

export function useDeleteReview({ name }: Pick<Review, "name">) {
  const queryClient = useQueryClient();
  const tell = useTellDeletion();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(deleteReview, { params: { id }, body: reason === "" ? undefined : { reason } }),
    onSuccess: ({ _id }) => tell({ ids: [_id], text: `Review by ${name} deleted.` }),
    onSettled: () => void refresh(queryClient, "reviews", "users"),
  });
}
