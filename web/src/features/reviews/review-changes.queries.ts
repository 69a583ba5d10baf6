import type { Input } from "@carparts/functions/contract/endpoint";
import { addReview } from "@carparts/functions/contract/reviews/add-review";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";

// A separate module, so that guests don't load the code for changes.

/** A review as typed. */
export type ReviewForm = Input<typeof addReview>["body"];

export function useAddReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (review: ReviewForm) => call(addReview, { body: review }),
    // A part's own page has its ratings.
    onSuccess: ({ productId }) => void refresh(queryClient, "reviews", ...(productId ? ["products"] : [])),
  });
}
