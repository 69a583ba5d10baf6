import { partFields } from "@carparts/functions/contract/admin/part-fields";
import { keptByName } from "#lib/kept-by-name.ts";
import { KeptFields } from "#ui/forms/kept-typing.ts";
import type { TypedFields } from "#ui/forms/typed-fields.ts";

const kept = keptByName("partDrafts", KeptFields);

/** By account, and by the query of the link that began it. */
const nameOf = (uid: string, link: string) => `${uid} ${link}`;

/** What is typed on Add Item and isn't added. */
export function readDraft(uid: string, link: string): TypedFields | undefined {
  return kept.all()?.[nameOf(uid, link)];
}

/** Undefined forgets it. */
export function keepDraft(uid: string, link: string, typed: TypedFields | undefined): void {
  kept.keep(nameOf(uid, link), typed && KeptFields.parse(typed));
}

/** The link of what this account typed last. */
export function latestLink(uid: string): string | undefined {
  const before = nameOf(uid, "");
  const names = Object.keys(kept.all() ?? {}).filter((name) => name.startsWith(before));
  return names.at(-1)?.slice(before.length);
}

/** Whether something of it is neither empty nor what the link has filled in. */
export function isTyped(typed: TypedFields, linked: TypedFields): boolean {
  const filled = filledOf(typed);
  return filled !== "" && filled !== filledOf(linked);
}

function filledOf(fields: TypedFields): string {
  const none: readonly unknown[] = ["", String(partFields.group.default)];
  const filled = fields.filter(([, value]) => !none.includes(value));
  return filled.map(String).sort().join("\n");
}
