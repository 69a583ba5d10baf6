import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "#app/app.tsx";
import { preloadPage } from "#app/page-preload.ts";
import { Router } from "#app/router.tsx";
import { LOADING, SIGNED_OUT } from "#auth/session.ts";
import { onFirstUse } from "#lib/loading/first-use.ts";
import { whenIdle } from "#lib/loading/idle.ts";
import { ready } from "#lib/loading/ready.ts";
import { probeConnection } from "#lib/network/connection.ts";
import { attempt } from "#lib/storage.ts";
import { hasSavedSession } from "#lib/token/access-token.ts";
import { changeField } from "./change-field.ts";
import { READY } from "./events.ts";

/** Most visits have no faults, so the first one loads the code that reports them. */
function reportUncaught(thrown: unknown): void {
  import("./reports/report-fault.ts").then(
    ({ reportFault }) => reportFault(thrown),
    () => {},
  );
}

/** Also records that the shop was opened in this browser. */
function wasHereBefore(): boolean {
  return (
    attempt(() => {
      const before = localStorage.isKnown;
      localStorage.isKnown = 1;
      return before;
    }) !== undefined
  );
}

/** For returning visitors, while they are idle. */
const LATEST_MILLISECONDS = 3000;

/** Loads optional parts of the app once somebody uses the page. */
function beginUse(): void {
  const isReturn = wasHereBefore();
  const begin = (cause?: Event) =>
    whenIdle(() =>
      import("./in-use.ts").then(
        ({ use }) => use(isReturn, cause),
        () => {},
      ),
    );
  onFirstUse(begin);
  if (isReturn) setTimeout(begin, LATEST_MILLISECONDS);
}

const onErrors = { onCaughtError: reportUncaught };
addEventListener("error", reportUncaught);
addEventListener("unhandledrejection", reportUncaught);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root.");

function shop(isAwaited: boolean) {
  return (
    <StrictMode>
      <BrowserRouter>
        <App begins={isAwaited ? LOADING : SIGNED_OUT}>
          <Router />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
}

async function show(place: HTMLElement): Promise<void> {
  const code = preloadPage(location.pathname);
  const { addresses, firstCalls, kept: cachedMark } = place.dataset;
  if (cachedMark !== undefined) probeConnection();
  if (addresses === undefined) {
    startTransition(() => createRoot(place, onErrors).render(shop(hasSavedSession())));
    return;
  }
  // Hydrate only once all code is here: a half-hydrated page would handle only some clicks.
  await code;
  // As rendered at build: a page for anyone as a guest's.
  startTransition(() => void hydrateRoot(place, shop(firstCalls !== undefined), onErrors));
}

ready.then(() => dispatchEvent(new CustomEvent(READY, { detail: changeField })));
beginUse();
show(root);
