import { keepForLater } from "./keep-for-later.ts";

// What a visit begins once somebody uses it.

/** One visit in ten is measured, unless the build says otherwise. Visits in which nobody does anything aren't. */
const MEASURED_SHARE = Number(import.meta.env.VITE_VITALS_SHARE || 0.1);

/** Browsers fetch a manifest that is in a page's HTML before what the page shows. */
function addManifest(): void {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" }),
  );
}

let isBegun = false;

/** `isReturn` tells whether this browser was here before. */
export function use(isReturn: boolean): void {
  if (isBegun) return;
  isBegun = true;
  if (Math.random() < MEASURED_SHARE) import("./reports/measure.ts").catch(() => {});
  addManifest();
  if (isReturn) keepForLater().catch(() => {});
}
