import type { Input } from "@carparts/functions/contract/endpoint";
import { addReview } from "@carparts/functions/contract/reviews-own";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api-client.ts";

// Apart from what everybody reads, because a guest's page does without the code for changes.

/** What a review form sends, as it is typed. */
export type ReviewForm = Input<typeof addReview>["body"];

export function useAddReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (review: ReviewForm) => call(addReview, { body: review }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ["reviews"] }),
  });
}
