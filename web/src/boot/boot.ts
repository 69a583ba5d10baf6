import { hasSavedSession } from "#lib/access-token.ts";
import { whenIdle } from "#lib/loading/idle.ts";
import { isAmong } from "./prerendered.ts";
import { READY } from "./ready-event.ts";

// The first script of every page, inlined at its end: nothing waits for it, and no click comes before it.

const INTENTS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;
const LONGEST_PAINT_MILLISECONDS = 1000;

/** Script names change with every build. This script's text doesn't, so its hash stays the same. */
const scripts = document.currentScript?.dataset.scripts?.split(" ") ?? [];
const root = document.getElementById("root");
const addresses = root?.dataset.addresses;
const isPrerendered = addresses !== undefined && isAmong(addresses, location);
const held: HTMLButtonElement[] = [];
let isStarted = false;

/** Loads the app. If that fails, a prerendered page stays usable and the next click on a button tries again. */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  Promise.all(scripts.map((script) => import(script))).catch((failure) => {
    console.warn("The shop could not be loaded:", failure);
    isStarted = false;
    if (root && !isPrerendered) root.textContent = "The shop could not be loaded. Please reload this page.";
  });
}

function release(): void {
  document.removeEventListener("click", hold, true);
  for (const button of held) button.click();
}

/** Links work without a script. Buttons need the app, so their clicks wait for it. */
function hold(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  // A second click, because nothing happened yet, must not submit a form twice.
  if (button.type !== "submit" || !held.includes(button)) held.push(button);
  start();
}

/** Runs once something is painted, or twice. A tab in the background hasn't painted yet. */
function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
  // Browsers that resist fingerprinting don't report paint times.
  requestAnimationFrame(() => setTimeout(act, LONGEST_PAINT_MILLISECONDS));
}

/** Loads the page and its images first, then the app, unless someone starts to use the page. */
function startInTime(): void {
  document.addEventListener("click", hold, true);
  addEventListener(READY, release, { once: true });
  afterFirstPaint(() => {
    // Not earlier: browsers fire "pointermove" when a page loads under a resting pointer.
    for (const intent of INTENTS) addEventListener(intent, start, { once: true, passive: true });
    if (document.readyState === "complete") whenIdle(start);
    else addEventListener("load", () => whenIdle(start), { once: true });
  });
}

if (root && !isPrerendered) {
  // The HTML that Hosting sent isn't for this address.
  root.replaceChildren();
  delete root.dataset.addresses;
}
// Waits for the first frame, because opening storage takes time.
requestAnimationFrame(() =>
  setTimeout(() => {
    if (!hasSavedSession()) document.documentElement.dataset.session = "known";
  }),
);
if (isPrerendered) startInTime();
else start();
