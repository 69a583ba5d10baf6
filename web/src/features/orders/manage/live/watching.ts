import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

function listenTo(target: EventTarget, names: readonly string[], listener: () => void): () => void {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
}

function followWatching(listener: () => void): () => void {
  const stops = [listenTo(document, ["visibilitychange"], listener), onlineManager.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The page is visible and online. */
export function useWatching(): boolean {
  return useSyncExternalStore(
    followWatching,
    () => document.visibilityState === "visible" && onlineManager.isOnline(),
  );
}

function followFocus(listener: () => void): () => void {
  return listenTo(window, ["focus", "blur"], listener);
}

/** Somebody uses the page, rather than just leaving it open. */
export function usePresence(): boolean {
  return useSyncExternalStore(followFocus, () => document.hasFocus());
}
