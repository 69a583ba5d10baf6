import { lazy, Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { usePrefersReducedMotion } from "#ui/reduced-motion.ts";
import { useSeen } from "#ui/seen.ts";

const CountUp = lazy(() => import("./count-up.tsx"));

/**
 * Counts from 0 to `end` when it is first seen, and loads what counts a little before that. Screen readers
 * are told the end at once and never the steps; paper and who asked for reduced motion are shown it at once.
 */
export function Counter({ end }: { end: number }) {
  const isStill = usePrefersReducedMotion();
  const [isDone, setDone] = useState(false);
  const near = useSeen("600px");
  const seen = useSeen();
  useEffect(() => {
    const end = () => flushSync(() => setDone(true));
    addEventListener("beforeprint", end);
    return () => removeEventListener("beforeprint", end);
  }, []);
  if (isStill || isDone) return end;
  return (
    <>
      <span className="sr-only">{end}</span>
      <span aria-hidden="true" ref={near.watch}>
        <span ref={seen.watch}>
          <ErrorBoundary fallback={() => end}>
            <Suspense fallback="0">
              {near.isSeen ? <CountUp end={end} isRunning={seen.isSeen} onEnd={() => setDone(true)} /> : "0"}
            </Suspense>
          </ErrorBoundary>
        </span>
      </span>
    </>
  );
}
