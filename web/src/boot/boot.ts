import { hasSavedSession } from "#lib/access-token.ts";
import { whenIdle } from "#lib/loading/idle.ts";
import { isPageOf } from "./prerendered.ts";
import { READY } from "./ready-event.ts";

// The first script of every page, and on a prerendered one all there is until the page stands still. It stands at
// the end of the page itself, so that nothing waits for it and no click comes before it.

const INTENTS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;
const LONGEST_PAINT_MILLISECONDS = 1000;

/** The shop's scripts, whose names are others with every build; this script's own text is always the same. */
const scripts = document.currentScript?.dataset.scripts?.split(" ") ?? [];
const root = document.getElementById("root");
const rendered = root?.dataset.path;
const isPrerendered = rendered !== undefined && isPageOf(rendered, location);
const held: HTMLButtonElement[] = [];
let isStarted = false;

/**
 * Loads the shop, which takes the page over. Where it cannot be loaded a prerendered page goes on as it stands, and
 * the next click on a button is another try; a bare one says so.
 */
function start(): void {
  if (isStarted) return;
  isStarted = true;
  Promise.all(scripts.map((script) => import(script))).catch((failure) => {
    console.warn("The shop could not be loaded:", failure);
    isStarted = false;
    if (root && !isPrerendered) root.textContent = "The shop could not be loaded. Please reload this page.";
  });
}

/** Gives the shop the clicks that came too early. */
function release(): void {
  document.removeEventListener("click", hold, true);
  for (const button of held) button.click();
}

/** A link works without a script; what a button does comes with the shop, so its click waits for that. */
function hold(event: MouseEvent): void {
  const button = event.target instanceof Element && event.target.closest("button");
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  // Who clicks again, because nothing happens yet, does not send a form twice.
  if (button.type !== "submit" || !held.includes(button)) held.push(button);
  start();
}

/** Once something is to be seen, if not twice; a tab that nobody looks at has not come that far. */
function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
  // A browser that would not be recognised by its times says nothing of them.
  requestAnimationFrame(() => setTimeout(act, LONGEST_PAINT_MILLISECONDS));
}

/** First the page and its pictures, then the shop, unless somebody begins to use what is to be seen. */
function startInTime(): void {
  document.addEventListener("click", hold, true);
  addEventListener(READY, release, { once: true });
  afterFirstPaint(() => {
    // Not before: a browser says "pointermove" of a page that comes to lie under a pointer at rest.
    for (const intent of INTENTS) addEventListener(intent, start, { once: true, passive: true });
    if (document.readyState === "complete") whenIdle(start);
    else addEventListener("load", () => whenIdle(start), { once: true });
  });
}

if (root && !isPrerendered) {
  // What Hosting had for this address is not what stands there.
  root.replaceChildren();
  delete root.dataset.path;
}
// A guest is known at once, but not before the first frame is made: storage takes its time to open.
requestAnimationFrame(() =>
  setTimeout(() => {
    if (!hasSavedSession()) document.documentElement.dataset.session = "known";
  }),
);
if (isPrerendered) startInTime();
else start();
