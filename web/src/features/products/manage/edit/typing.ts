import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { type RefObject, useCallback } from "react";
import { useKeptTyping } from "#ui/forms/kept-typing.ts";
import type { TypedFields } from "#ui/forms/typed-fields.ts";
import { type Edit, keepEdit, readEdit } from "./kept-edits.ts";
import { changesIn, hasChanges } from "./typed-part.ts";

/** What was typed before, unless the part has it by now: the answer to its saving may have been lost. */
export function readUnsaved(uid: string, part: ListedPart): Edit | undefined {
  const kept = readEdit(uid, part._id);
  return kept && hasChanges(part, changesIn(kept.typed, kept.base)) ? kept : undefined;
}

/** Keeps what is typed of a part until it's saved. Returns a function that forgets it. */
export function useKeptEdit(
  form: RefObject<HTMLFormElement | null>,
  uid: string,
  { base, typed: begun }: Edit,
): () => void {
  const keep = useCallback(
    (typed: TypedFields | undefined) => {
      const isChanged = typed && Object.keys(changesIn(typed, base)).length > 0;
      keepEdit(uid, base._id, isChanged ? { base, typed } : undefined);
    },
    [uid, base],
  );
  return useKeptTyping(form, begun, keep);
}
