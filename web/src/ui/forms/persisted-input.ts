import { pairOf } from "@carparts/functions/contract/values/pair";
import { type RefObject, useLayoutEffect, useRef } from "react";
import * as z from "zod/mini";
import { fillIn, type TypedFields, typedFields } from "./typed-fields.ts";

export const PersistedFields = z.array(pairOf(z.string(), z.string()));

/** Fills the form with the stored input, and saves each change. Returns a function that discards it. */
export function usePersistedInput(
  form: RefObject<HTMLFormElement | null>,
  begun: TypedFields,
  /** Called with undefined to discard it. */
  save: (typed: TypedFields | undefined) => void,
): () => void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    fillIn(element, begun);
    const saveInput = () => save(isDone.current ? undefined : typedFields(element));
    saveInput();
    element.addEventListener("input", saveInput);
    // Removed rows dispatch no event.
    addEventListener("pagehide", saveInput);
    return () => {
      element.removeEventListener("input", saveInput);
      removeEventListener("pagehide", saveInput);
      saveInput();
    };
  }, [form, begun, save]);
  return () => {
    isDone.current = true;
  };
}
