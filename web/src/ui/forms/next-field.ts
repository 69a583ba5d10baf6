import type { KeyboardEvent } from "react";
import { onKeys } from "#lib/keys.ts";

export function focusNext(field: HTMLElement, within: Element | null): void {
  const fields = [...(within?.querySelectorAll<HTMLElement>("input, select, textarea") ?? [])];
  fields[fields.indexOf(field) + 1]?.focus();
}

/** Scanners end with Enter, which moves to the next field instead of submitting a half-filled form. */
export const scanned = {
  enterKeyHint: "next",
  onKeyDown: onKeys((event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    focusNext(event.currentTarget, event.currentTarget.form);
  }),
} as const;
