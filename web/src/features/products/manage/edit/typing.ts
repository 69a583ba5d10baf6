import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { fillIn, typedFields } from "#ui/forms/typed-fields.ts";
import { type Edit, keepEdit, readEdit } from "./kept-edits.ts";
import { changesIn, hasChanges } from "./typed-part.ts";

/** What was typed before, unless the part has it by now: the answer to its saving may have been lost. */
export function readUnsaved(uid: string, part: ListedPart): Edit | undefined {
  const kept = readEdit(uid, part._id);
  return kept && hasChanges(part, changesIn(kept.typed, kept.base)) ? kept : undefined;
}

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
