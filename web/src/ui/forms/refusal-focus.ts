import { type RefObject, useEffect, useRef } from "react";

/**
 * Leads whoever sent a form to the first field that was refused, where its words are read out to those who do not see
 * them. `refusal` is another object with each refusal, also of the same values. Hand the result to the form as its ref.
 */
export function useRefusalFocus(refusal: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);
  return form;
}
