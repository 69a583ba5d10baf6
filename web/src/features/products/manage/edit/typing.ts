import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useCallback } from "react";
import { NOTHING_TYPED, type TypedFields } from "#ui/forms/typed-fields.ts";
import { findUnansweredEdit } from "./edit.queries.ts";
import { type Edit, readEdit, saveEdit } from "./stored-edits.ts";
import { changesIn, hasChanges, withChange } from "./typed-part.ts";

/** Earlier input, unless the part has it by now, since the answer to saving it may have been lost. */
export function readUnsaved(uid: string, part: ListedPart): Edit | undefined {
  const edit = readEdit(uid, part._id);
  return edit && hasChanges(part, changesIn(edit.typed, edit.base)) ? edit : undefined;
}

/** The unanswered change or, without one, the part's value. */
export function beginEdit(uid: string, part: ListedPart): Edit {
  const { version: _version, why: _why, ...sent } = findUnansweredEdit(uid, part) ?? { version: 0 };
  const isSent = Object.keys(sent).length > 0;
  return { base: part, typed: isSent ? withChange(part, sent) : NOTHING_TYPED };
}

/** Persists a part's input until it's saved. */
export function useEditDraft(uid: string, { base, typed: begun }: Edit) {
  const save = useCallback(
    (typed: TypedFields | undefined) => {
      const isChanged = typed && Object.keys(changesIn(typed, base)).length > 0;
      saveEdit(uid, base._id, isChanged ? { base, typed } : undefined);
    },
    [uid, base],
  );
  return { begun, save };
}
