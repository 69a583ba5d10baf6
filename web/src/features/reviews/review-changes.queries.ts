import { addReview } from "@carparts/functions/contract/reviews/add-review";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";
import { refresh } from "#lib/refresh.ts";
import type { PendingSubmission } from "#ui/forms/pending-submissions.ts";
import { type SentReview, sentReviews } from "./sent-review.ts";

// A separate module, so that guests don't load the code for changes.

/** With the same key, retries add one review. What is sent is kept until there is an answer. */
export function useAddReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ sent: { typed, productId, key, owner } }: PendingSubmission<SentReview>) =>
      call(addReview, { body: { ...typed, productId }, key }, { by: owner }),
    onMutate: ({ sent }) => sentReviews.save(sent),
    onSettled: (_review, error, sending) => sentReviews.settle(error, sending),
    // A part's own page has its ratings.
    onSuccess: ({ productId }) => void refresh(queryClient, "reviews", ...(productId ? ["products"] : [])),
  });
}
