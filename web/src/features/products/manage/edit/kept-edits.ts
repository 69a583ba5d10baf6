import { ListedPart } from "@carparts/functions/contract/admin/parts";
import { byName } from "@carparts/functions/contract/values/by-name";
import { pairOf } from "@carparts/functions/contract/values/pair";
import * as z from "zod/mini";
import { keptValue } from "#lib/kept-value.ts";
import type { TypedFields } from "#ui/forms/typed-fields.ts";

/** What is typed of a part that isn't saved. */
export interface Edit {
  /** The part that it's based on. */
  readonly base: ListedPart;
  /** All fields, or none if they are as they were. */
  readonly typed: TypedFields;
}

const KeptEdit = z.object({ base: ListedPart, typed: z.array(pairOf(z.string(), z.string())) });

/** Of this tab, by account and part, so that neither a reload nor the end of a session takes it. */
const kept = keptValue("partEdits", byName(KeptEdit), () => sessionStorage);

const placeOf = (uid: string, id: string) => `${uid} ${id}`;

export function readEdit(uid: string, id: string): Edit | undefined {
  return kept.read()?.[placeOf(uid, id)];
}

/** Undefined forgets it. */
export function keepEdit(uid: string, id: string, edit: Edit | undefined): void {
  const { [placeOf(uid, id)]: _, ...others } = kept.read() ?? {};
  const all = edit ? { ...others, [placeOf(uid, id)]: KeptEdit.parse(edit) } : others;
  kept.write(Object.keys(all).length > 0 ? all : undefined);
}
