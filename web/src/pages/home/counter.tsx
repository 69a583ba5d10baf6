import { lazy, Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useInView } from "#ui/in-view.ts";
import { usePrefersReducedMotion } from "#ui/reduced-motion.ts";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";

const CountUp = lazy(() => import("./count-up.tsx"));

/** Counts up once it's in view. Screen readers, print, reduced motion and HTML have the final number right away. */
export function Counter({ end }: { end: number }) {
  const isStill = usePrefersReducedMotion();
  const [isDone, setDone] = useState(false);
  const near = useInView("600px");
  const seen = useInView();
  useEffect(() => {
    const end = () => flushSync(() => setDone(true));
    addEventListener("beforeprint", end);
    return () => removeEventListener("beforeprint", end);
  }, []);
  if (import.meta.env.SSR || isStill || isDone) return end;
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
