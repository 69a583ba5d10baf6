import { ListedPart } from "@carparts/functions/contract/admin/parts";
import * as z from "zod/mini";
import { persistedRecord } from "#lib/persisted-record.ts";
import type { TypedFields } from "#ui/forms/typed-fields.ts";
import { PersistedFields } from "../drafts.ts";

/** Unsaved input for a part. */
export interface Edit {
  /** The part that it's based on. */
  readonly base: ListedPart;
  /** All fields, or none if they are as they were. */
  readonly typed: TypedFields;
}

const StoredEdit = z.object({ base: ListedPart, typed: PersistedFields });

const edits = persistedRecord("partEdits", StoredEdit);

/** By account and part. */
const recordName = (uid: string, id: string) => `${uid} ${id}`;

export function readEdit(uid: string, id: string): Edit | undefined {
  return edits.all()?.[recordName(uid, id)];
}

/** Undefined removes it. */
export function saveEdit(uid: string, id: string, edit: Edit | undefined): void {
  edits.set(recordName(uid, id), edit && StoredEdit.parse(edit));
}
