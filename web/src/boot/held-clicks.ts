import { READY } from "./events.ts";
import { start } from "./load-app.ts";

const held: HTMLElement[] = [];

function release(): void {
  document.removeEventListener("click", hold, true);
  for (const clicked of held) clicked.click();
}

/** Links work without a script. Buttons need the app, so their clicks wait for it, and a link's that follows them too. */
function hold(event: MouseEvent): void {
  const clicked = event.target instanceof Element && event.target.closest<HTMLElement>("button, a");
  if (!clicked || !(held[0] || clicked.matches("button"))) return;
  event.preventDefault();
  event.stopPropagation();
  // A second click, because nothing happened yet, must not submit a form twice.
  if (!clicked.matches("[type=submit]") || !held.includes(clicked)) held.push(clicked);
  start();
}

export function holdClicks(): void {
  document.addEventListener("click", hold, true);
  addEventListener(READY, release, { once: true });
}
