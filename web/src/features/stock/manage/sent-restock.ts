import * as z from "zod/mini";
import { useSession } from "#auth/session-context.tsx";
import { type PendingSubmission, pendingSubmissions, sentShape } from "#ui/forms/pending-submissions.ts";

const SentRestock = z.object({
  ...sentShape,
  productId: z.string(),
  change: z.number(),
  reason: z.string(),
});
export type SentRestock = z.infer<typeof SentRestock>;

/** By part. */
export const sentRestocks = pendingSubmissions("sentRestocks", SentRestock, ({ productId }) => productId);

/** A part's unanswered booking, and the next submission, which takes its key until there is an answer. */
export function useSentRestock(productId: string) {
  const owner = useSession().user?.uid ?? "";
  return {
    unanswered: sentRestocks.usePending(owner, productId),
    sending(booked: Pick<SentRestock, "change" | "reason">): PendingSubmission<SentRestock> {
      const earlier = sentRestocks.find(owner, productId);
      const key = earlier?.key ?? crypto.randomUUID();
      return { sent: { ...booked, productId, key, owner, at: Date.now() }, earlier };
    },
  };
}
