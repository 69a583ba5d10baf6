import { useSyncExternalStore } from "react";
import { toasts } from "#lib/notify.ts";

toasts.placedBy(() => import("#ui/toasts.tsx"));

/** The toasts' place on the page, loaded with the first toast. */
export function WantedToasts() {
  const Toasts = useSyncExternalStore(toasts.subscribe, toasts.place, toasts.place);
  return Toasts && <Toasts />;
}
