import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from "web-vitals";
import { aboutPage, sendReport } from "./send-report.ts";

const measured: { LCP?: number; INP?: number; CLS?: number } = {};

function keep({ name, value }: LCPMetric | INPMetric | CLSMetric): void {
  measured[name] = name === "CLS" ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}

/** The page that was loaded; the visitor may have navigated since. */
function loadedPath(): string {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation ? new URL(navigation.name).pathname : location.pathname;
}

/** A tab may end without another word, so this is when it's told. */
function reportOnceHidden(): void {
  if (document.visibilityState !== "hidden") return;
  removeEventListener("visibilitychange", reportOnceHidden);
  if (Object.keys(measured).length > 0) sendReport({ vitals: { ...measured, ...aboutPage(loadedPath()) } });
}

for (const observe of [onLCP, onINP, onCLS]) observe(keep, { reportAllChanges: true });
// The event reaches the window last, after web-vitals has taken what is left.
addEventListener("visibilitychange", reportOnceHidden);
