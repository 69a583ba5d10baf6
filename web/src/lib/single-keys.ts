import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import { keptValue } from "./kept-value.ts";

const kept = keptValue("rowKeys", z.string());

/**
 * Whether this browser listens to keys that act alone, such as `/` for the search. Some people dictate, and some press keys
 * by accident, so everybody can turn them off. See https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts.
 */
export function useSingleKeys() {
  const isOn = useSyncExternalStore(kept.subscribe, kept.read, () => undefined) !== "off";
  return { isOn, turn: (on: boolean) => kept.write(on ? undefined : "off") };
}
