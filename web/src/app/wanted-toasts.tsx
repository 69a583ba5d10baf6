import { lazy, Suspense, useSyncExternalStore } from "react";
import { toasts } from "#lib/notify.ts";

const Toasts = lazy(() => import("#ui/toasts.tsx"));

/** The toasts' place on the page, loaded with the first toast. */
export function WantedToasts() {
  const isWanted = useSyncExternalStore(toasts.subscribe, toasts.isWanted, () => false);
  return <Suspense>{isWanted && <Toasts />}</Suspense>;
}
