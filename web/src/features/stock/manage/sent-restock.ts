import * as z from "zod/mini";
import { useSession } from "#auth/session-context.tsx";
import { keptSent, type Sending, sentShape } from "#ui/forms/kept-sent.ts";

const SentRestock = z.object({
  ...sentShape,
  productId: z.string(),
  change: z.number(),
  reason: z.string(),
});
export type SentRestock = z.infer<typeof SentRestock>;

/** By part. */
export const sentRestocks = keptSent("sentRestocks", SentRestock, ({ productId }) => productId);

/** What may have been booked of a part already, and what to send, by the same key until there is an answer. */
export function useSentRestock(productId: string) {
  const owner = useSession().user?.uid ?? "";
  const earlier = sentRestocks.useSent(owner, productId);
  return {
    unanswered: earlier,
    sending(booked: Pick<SentRestock, "change" | "reason">): Sending<SentRestock> {
      const key = earlier?.key ?? crypto.randomUUID();
      return { sent: { ...booked, productId, key, owner, at: Date.now() }, earlier };
    },
  };
}
