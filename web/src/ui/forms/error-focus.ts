import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first invalid field, so that screen readers read its error. Each error must be a new object. */
export function useErrorFocus(error: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [error]);
  return form;
}
