import { type RefObject, useEffect, useRef, useState } from "react";

/** A form's event when it's refused, before its faulty field is looked for. */
export const REFUSED = "refused";

/** Focuses the first invalid field, so that screen readers read its error, and opens what it is folded into. Each error must be a new object. */
export function useErrorFocus(error: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  // Once the fields have heard of it, which may show again what was mended before.
  const [heard, setHeard] = useState<object | null>(null);
  // After a form that is back has what was typed, whose input would count as mending.
  useEffect(() => {
    if (error) form.current?.dispatchEvent(new Event(REFUSED));
    setHeard(error);
  }, [error]);
  useEffect(() => {
    if (heard) focusInvalid(form.current);
  }, [heard]);
  return form;
}

/** Returns whether there is one. */
export function focusInvalid(within: ParentNode | null): boolean {
  const field = within?.querySelector<HTMLElement>("[aria-invalid]");
  if (!field) return false;
  const fold = field.closest("details");
  if (fold) fold.open = true;
  field.focus();
  // Its error stands below it, last of what describes it.
  const error = field.getAttribute("aria-describedby")?.split(" ").at(-1);
  if (error) document.getElementById(error)?.scrollIntoView({ block: "nearest" });
  return true;
}
