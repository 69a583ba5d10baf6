import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { pairOf } from "@carparts/functions/contract/values/pair";
import * as z from "zod/mini";
import { persistedRecord } from "#lib/persisted-record.ts";
import type { TypedFields } from "#ui/forms/typed-fields.ts";

export const PersistedFields = z.array(pairOf(z.string(), z.string()));

const drafts = persistedRecord("partDrafts", PersistedFields);

/** By account, and by the query of the link that opened the form. */
const recordName = (uid: string, link: string) => `${uid} ${link}`;

/** Unsaved input on Add Item. */
export function readDraft(uid: string, link: string): TypedFields | undefined {
  return drafts.all()?.[recordName(uid, link)];
}

/** Undefined removes it. */
export function saveDraft(uid: string, link: string, typed: TypedFields | undefined): void {
  drafts.set(recordName(uid, link), typed && PersistedFields.parse(typed));
}

/** The link of this account's latest draft. */
export function latestLink(uid: string): string | undefined {
  const before = recordName(uid, "");
  const names = Object.keys(drafts.all() ?? {}).filter((name) => name.startsWith(before));
  return names.at(-1)?.slice(before.length);
}

/** Ignores empty fields and those that the link filled in. */
export function isTyped(typed: TypedFields, linked: TypedFields): boolean {
  const filled = filledText(typed);
  return filled !== "" && filled !== filledText(linked);
}

function filledText(fields: TypedFields): string {
  const none: readonly unknown[] = ["", String(partFields.group.default)];
  const filled = fields.filter(([, value]) => !none.includes(value));
  return filled.map(String).sort().join("\n");
}
