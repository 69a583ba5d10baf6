import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { persistedValue } from "./persisted-value.ts";

const stored = persistedValue("rowKeys", z.string());

/**
 * Turns keys that act alone on or off, such as `/` for the search. Some people dictate, and some press keys
 * by accident, so everybody can turn them off. See https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.
 */
export function useSingleKeys() {
  const isOn = useSyncExternalStore(stored.subscribe, stored.read, () => undefined) !== "off";
  return { isOn, turn: (on: boolean) => stored.write(on ? undefined : "off") };
}
