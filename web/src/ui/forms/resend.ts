import { useRef } from "react";
import { pendingAfter } from "#lib/write-keys.ts";

/** What has no answer is sent again as it was, which does it once. What was typed since goes on from that answer. */
export function useResend<Sent>() {
  const unanswered = useRef<Sent>(undefined);
  const rest = useRef<Sent>(undefined);
  return {
    hasUnanswered: () => unanswered.current !== undefined,
    /** Returns what to send first. */
    first(typed: Sent): Sent {
      const earlier = unanswered.current ?? typed;
      rest.current = JSON.stringify(earlier) === JSON.stringify(typed) ? undefined : typed;
      return earlier;
    },
    /** What was typed since, if this answer is to what was sent before. */
    rest: () => rest.current,
    onAnswer(): void {
      unanswered.current = undefined;
    },
    onRefused(error: Error, sent: Sent): void {
      unanswered.current = pendingAfter(error, sent, unanswered.current);
    },
  };
}
