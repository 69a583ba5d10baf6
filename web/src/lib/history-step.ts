import { useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

export interface HistoryStep {
  /** By the search box's key: Back undoes all of its letters at once. */
  readonly isTyped?: boolean;
}

/** Reads how the page came to its address, and joins letters to one step. Back leads to an address without its step. */
export function useHistoryStep<Step extends HistoryStep>() {
  const { state, key } = useLocation();
  const step = useNavigationType() === "POP" ? null : (state as Step | null);
  const isTyped = step?.isTyped === true;
  const latest = useRef<{ from: string; isTyped: boolean }>(undefined);
  return {
    step,
    isTyped,
    key,
    /** Replaces the latest step with `next`; the page may not have rendered it yet. */
    joinsLatest(next: Step): boolean {
      const wasTyped = latest.current?.from === key ? latest.current.isTyped : isTyped;
      latest.current = { from: key, isTyped: next.isTyped === true };
      return wasTyped && next.isTyped === true;
    },
  };
}
