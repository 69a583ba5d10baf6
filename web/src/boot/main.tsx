import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { prefetchOnIntent, preloadPage } from "#app/page-preload.ts";
import { ready } from "#lib/loading/ready.ts";
import { READY } from "./ready-event.ts";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

const shop = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

async function show(place: HTMLElement): Promise<void> {
  const code = preloadPage(location.pathname);
  if (place.dataset.addresses === undefined) {
    startTransition(() => createRoot(place).render(shop));
    return;
  }
  // Hydrate only once all code is here: a half-hydrated page would handle only some clicks.
  await code;
  startTransition(() => void hydrateRoot(place, shop));
}

ready.then(() => dispatchEvent(new Event(READY)));
prefetchOnIntent();
show(root);
