import { pairOf } from "@carparts/functions/contract/values/pair";
import { type RefObject, useLayoutEffect, useRef } from "react";
import * as z from "zod/mini";
import { fillIn, type TypedFields, typedFields } from "./typed-fields.ts";

/** As the browser keeps them. */
export const KeptFields = z.array(pairOf(z.string(), z.string()));

/** Fills the form with what was typed, and has all of it kept while it changes. Returns a function that has it forgotten. */
export function useKeptTyping(
  form: RefObject<HTMLFormElement | null>,
  begun: TypedFields,
  /** Called with undefined once it's to be forgotten. */
  keep: (typed: TypedFields | undefined) => void,
): () => void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    fillIn(element, begun);
    const note = () => keep(isDone.current ? undefined : typedFields(element));
    note();
    element.addEventListener("input", note);
    // Rows that were taken away have told nobody.
    addEventListener("pagehide", note);
    return () => {
      element.removeEventListener("input", note);
      removeEventListener("pagehide", note);
      note();
    };
  }, [form, begun, keep]);
  return () => {
    isDone.current = true;
  };
}
