import {
  deleteReview,
  listAllReviews,
  listReviewsOfAccount,
  type ManagedReview,
} from "@carparts/functions/contract/admin/reviews";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { listQuery } from "#lib/list-query.ts";
import { refresh } from "#lib/refresh.ts";
import { useUndoToast } from "#lib/undoable.ts";

const PAGE = 10;

export const allReviewsQuery = listQuery(
  ["reviews", "all"],
  (page, signal) => call(listAllReviews, { query: page }, { signal }),
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

export function useDeleteReview({ name }: Pick<ManagedReview, "name">) {
  const queryClient = useQueryClient();
  const toastUndo = useUndoToast();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call(deleteReview, { params: { id }, body: reason === "" ? undefined : { reason } }),
    onSuccess: ({ _id }) => toastUndo({ ids: [_id], text: `Review by ${name} deleted.` }),
    onSettled: () => void refresh(queryClient, "reviews", "users", "products"),
  });
}
