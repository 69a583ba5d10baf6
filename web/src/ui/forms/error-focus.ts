import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first invalid field, so that screen readers read its error, and opens what it is folded into. Each error must be a new object. */
export function useErrorFocus(error: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) focusInvalid(form.current);
  }, [error]);
  return form;
}

/** Returns whether there is one. */
export function focusInvalid(within: ParentNode | null): boolean {
  const field = within?.querySelector<HTMLElement>("[aria-invalid]");
  if (!field) return false;
  const fold = field.closest("details");
  if (fold) fold.open = true;
  field.focus();
  return true;
}
