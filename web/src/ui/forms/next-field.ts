import type { KeyboardEvent } from "react";
import { onKeys } from "#lib/keys.ts";

export function focusNext(field: HTMLElement, within: Element | null): void {
  const fields = [...(within?.querySelectorAll<HTMLElement>("input, select, textarea") ?? [])];
  fields[fields.indexOf(field) + 1]?.focus();
}

/** Of a field that scanners fill. They end with Enter, which leads to the next field instead of sending what is half filled. */
export const scanned = {
  enterKeyHint: "next",
  onKeyDown: onKeys((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    focusNext(event.currentTarget, event.currentTarget.form);
  }),
} as const;
