import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Follows real calls, since `navigator.onLine` only knows the device's link. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}
