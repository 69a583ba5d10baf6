import { ListedPart } from "@carparts/functions/contract/admin/parts";
import * as z from "zod/mini";
import { keptByName } from "#lib/kept-by-name.ts";
import { KeptFields } from "#ui/forms/kept-typing.ts";
import type { TypedFields } from "#ui/forms/typed-fields.ts";

/** What is typed of a part that isn't saved. */
export interface Edit {
  /** The part that it's based on. */
  readonly base: ListedPart;
  /** All fields, or none if they are as they were. */
  readonly typed: TypedFields;
}

const KeptEdit = z.object({ base: ListedPart, typed: KeptFields });

const kept = keptByName("partEdits", KeptEdit);

/** By account and part. */
const nameOf = (uid: string, id: string) => `${uid} ${id}`;

export function readEdit(uid: string, id: string): Edit | undefined {
  return kept.all()?.[nameOf(uid, id)];
}

/** Undefined forgets it. */
export function keepEdit(uid: string, id: string, edit: Edit | undefined): void {
  kept.keep(nameOf(uid, id), edit && KeptEdit.parse(edit));
}
