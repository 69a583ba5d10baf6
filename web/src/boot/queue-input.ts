import type { ChangeField, Field } from "./change-field.ts";
import { READY } from "./events.ts";
import { start } from "./load-app.ts";

const clicks: HTMLElement[] = [];
const changes = new Map<Field, string | boolean>();

function release({ detail: changeField }: CustomEvent<ChangeField>): void {
  document.removeEventListener("click", hold, true);
  document.removeEventListener("input", remember, true);
  for (const [field, value] of changes) changeField(field, value);
  for (const clicked of clicks) clicked.click();
}

/** Links work without a script. Buttons need the app, so their clicks wait for it, and a link's that follows them too. */
function hold(event: MouseEvent): void {
  const clicked = event.target instanceof Element && event.target.closest<HTMLElement>("button, a");
  if (!clicked || !(clicks[0] || clicked.matches("button"))) return;
  event.preventDefault();
  event.stopPropagation();
  // A second click, because nothing happened yet, must not submit a form twice.
  if (!clicked.matches("[type=submit]") || !clicks.includes(clicked)) clicks.push(clicked);
  start();
}

function remember({ target: field }: Event): void {
  if (field instanceof HTMLInputElement && field.type === "checkbox") changes.set(field, field.checked);
  else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
    changes.set(field, field.value);
}

/** Keeps what somebody does on a rendered page until the app can do it. */
export function queueInput(): void {
  document.addEventListener("click", hold, true);
  document.addEventListener("input", remember, true);
  addEventListener(READY, release as EventListener, { once: true });
}
