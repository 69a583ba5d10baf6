import { useRef } from "react";
import { leftUnanswered } from "./unanswered.tsx";

/** Called with why something was refused, returns what was sent before it and may have been done, as its answer was lost. */
export function useEarlierTry<Sent>() {
  const unanswered = useRef<Sent>(undefined);
  return (error: Error, sent: Sent): Sent | undefined => {
    const earlier = unanswered.current;
    unanswered.current = leftUnanswered(error, sent, earlier);
    return earlier;
  };
}
