const LONGEST_PAINT_MILLISECONDS = 1000;

/** Runs once something is painted, or twice. A tab in the background hasn't painted yet. */
export function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
  // Browsers that resist fingerprinting don't report paint times.
  requestAnimationFrame(() => setTimeout(act, LONGEST_PAINT_MILLISECONDS));
}
