import { type RefObject, useLayoutEffect, useRef } from "react";
import { fillIn, typedFields } from "#ui/forms/typed-fields.ts";
import { type Edit, keepEdit } from "./kept-edits.ts";
import { changesIn } from "./typed-part.ts";

/** Fills the form with what was typed, and keeps what is typed until it's saved. Returns a function that forgets it. */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>, uid: string, edit: Edit): () => void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    const element = form.current;
    if (!element) return;
    fillIn(element, edit.typed);
    const { base } = edit;
    const keep = () => {
      const typed = typedFields(element);
      const isChanged = !isDone.current && Object.keys(changesIn(typed, base)).length > 0;
      keepEdit(uid, base._id, isChanged ? { base, typed } : undefined);
    };
    keep();
    element.addEventListener("input", keep);
    // Rows that were taken away have told nobody.
    addEventListener("pagehide", keep);
    return () => {
      element.removeEventListener("input", keep);
      removeEventListener("pagehide", keep);
      keep();
    };
  }, [form, uid, edit]);
  return () => {
    isDone.current = true;
  };
}
