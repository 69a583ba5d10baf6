import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** Whether there is a network, as far as calls could tell. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}
