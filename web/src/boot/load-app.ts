import { isAmong } from "./prerendered.ts";

/** Script names change with every build. This script's text doesn't, so its hash stays the same. */
const [app = [], ownScripts = []] =
  document.currentScript?.dataset.scripts?.split(",").map((scripts) => scripts.split(" ")) ?? [];
const root = document.getElementById("root");
const addresses = root?.dataset.addresses;
export const isPrerendered = addresses !== undefined && isAmong(addresses, location);
/** The calls of an account's page, in JSON. Without its answers, such a page is of no use. */
export const firstCalls = root?.dataset.firstCalls;
let isStarted = false;
let isReported = false;

/** Loads the app. If that fails, a prerendered page stays usable and the next click on a button tries again. */
export function start(): void {
  if (isStarted) return;
  isStarted = true;
  const loading = Promise.all(app.map((script) => import(script)));
  // The app imports them too, and says that a page can't be loaded.
  for (const script of ownScripts) import(script).catch(() => {});
  loading.catch((failure) => {
    console.warn(failure);
    isStarted = false;
    const fault = { origin: "boot", message: `${failure}` };
    const report = new Blob([JSON.stringify({ fault })], { type: "application/json" });
    // Like sendReport, which could not be loaded either.
    if (!isReported) isReported = navigator.sendBeacon("/api/client-reports", report);
    if (root && (!isPrerendered || firstCalls))
      root.textContent = "The shop could not be loaded. Please reload this page.";
  });
}

if (root && !isPrerendered) {
  // The HTML that Hosting sent isn't for this address.
  root.replaceChildren();
  delete root.dataset.addresses;
}
