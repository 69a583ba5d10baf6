import { lazy, Suspense, useState } from "react";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { usePrefersReducedMotion } from "#ui/reduced-motion.ts";
import { useSeen } from "#ui/seen.ts";

const CountUp = lazy(() => import("./count-up.tsx"));

/**
 * Counts from 0 to `end` when it is first seen, and loads what counts a little before that. Screen readers
 * are told the end at once and never the steps; who asked for reduced motion is shown it at once.
 */
export function Counter({ end }: { end: number }) {
  const isStill = usePrefersReducedMotion();
  const [isDone, setDone] = useState(false);
  const near = useSeen("600px");
  const seen = useSeen();
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
