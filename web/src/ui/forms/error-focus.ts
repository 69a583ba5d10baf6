import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first invalid field, so that screen readers read its error, and opens what it is folded into. Each error must be a new object. */
export function useErrorFocus(error: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = error && form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (!field) return;
    const fold = field.closest("details");
    if (fold) fold.open = true;
    field.focus();
  }, [error]);
  return form;
}
