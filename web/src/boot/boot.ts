import { whenIdle } from "#lib/loading/idle.ts";
import { INTENTS } from "#lib/loading/intents.ts";
import { hasSavedSession } from "#lib/token/access-token.ts";
import { afterFirstPaint } from "./first-paint.ts";
import { isPrerendered, start } from "./load-app.ts";
import { queueInput } from "./queue-input.ts";

// The first script of every page for anyone, inlined at its end: nothing waits for it, and no click comes before it.

/** Loads the page and its images first, then the app, unless someone starts to use the page. */
function startInTime(): void {
  queueInput();
  afterFirstPaint(() => {
    // Not earlier: browsers fire "pointermove" when a page loads under a resting pointer.
    for (const intent of INTENTS) addEventListener(intent, start, { once: true, passive: true });
    if (document.readyState === "complete") whenIdle(start);
    else addEventListener("load", () => whenIdle(start), { once: true });
  });
}

// Waits for the first frame, because opening storage takes time.
requestAnimationFrame(() =>
  setTimeout(() => {
    if (!hasSavedSession()) document.documentElement.dataset.session = "known";
  }),
);
if (isPrerendered) startInTime();
else start();
