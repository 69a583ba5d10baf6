import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** True while calls reach the network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    onlineManager.subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
}
