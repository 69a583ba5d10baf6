import { useSyncExternalStore } from "react";
import { toasts } from "#lib/notify.ts";

toasts.placedBy(() => import("#ui/toasts.tsx"));

/** The toast container, loaded with the first toast. */
export function WantedToasts() {
  const Toasts = useSyncExternalStore(toasts.subscribe, toasts.place, toasts.place);
  return Toasts && <Toasts />;
}
