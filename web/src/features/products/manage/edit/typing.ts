import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { type RefObject, useCallback } from "react";
import { usePersistedInput } from "#ui/forms/persisted-input.ts";
import type { TypedFields } from "#ui/forms/typed-fields.ts";
import { type Edit, readEdit, saveEdit } from "./stored-edits.ts";
import { changesIn, hasChanges } from "./typed-part.ts";

/** Earlier input, unless the part has it by now, since the answer to saving it may have been lost. */
export function readUnsaved(uid: string, part: ListedPart): Edit | undefined {
  const edit = readEdit(uid, part._id);
  return edit && hasChanges(part, changesIn(edit.typed, edit.base)) ? edit : undefined;
}

/** Persists a part's input until it's saved. Returns a function that discards it. */
export function usePersistedEdit(
  form: RefObject<HTMLFormElement | null>,
  uid: string,
  { base, typed: begun }: Edit,
): () => void {
  const save = useCallback(
    (typed: TypedFields | undefined) => {
      const isChanged = typed && Object.keys(changesIn(typed, base)).length > 0;
      saveEdit(uid, base._id, isChanged ? { base, typed } : undefined);
    },
    [uid, base],
  );
  return usePersistedInput(form, begun, save);
}
