import { useRef } from "react";
import { pendingAfter } from "./unanswered.tsx";

/** Returns a function that takes an error and its submission, and returns the one before whose response was lost. */
export function useLostResponse<Sent>() {
  const unanswered = useRef<Sent>(undefined);
  return (error: Error, sent: Sent): Sent | undefined => {
    const earlier = unanswered.current;
    unanswered.current = pendingAfter(error, sent, earlier);
    return earlier;
  };
}
