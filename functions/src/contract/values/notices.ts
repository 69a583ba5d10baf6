import type { PartGroup } from "../values/part-groups.ts";
import { normaliseNumber } from "./part-number.ts";

/** Notices of shop.json beside parts before they're ordered, such as of oil and batteries: by group, and by part number. */
export interface Notices {
  readonly groups?: { readonly [group in PartGroup]?: string };
  readonly parts?: Readonly<Record<string, string>>;
}

export interface NoticedPart {
  readonly name: string;
  readonly group: PartGroup;
  readonly partNumber: string | null;
}

export interface Notice {
  readonly text: string;
  /** Of the parts that it's about. */
  readonly names: readonly string[];
}

/** Each once, that of a part's group before its own. */
export function noticesOf(notices: Notices, parts: readonly NoticedPart[]): Notice[] {
  const found = new Map<string, string[]>();
  for (const part of parts) {
    for (const text of textsOf(notices, part)) found.set(text, [...(found.get(text) ?? []), part.name]);
  }
  return [...found].map(([text, names]) => ({ text, names }));
}

function textsOf({ groups = {}, parts = {} }: Notices, { group, partNumber }: NoticedPart): string[] {
  const key = normaliseNumber(partNumber ?? "");
  const [, own] = Object.entries(parts).find(([number]) => normaliseNumber(number) === key) ?? [];
  return [groups[group], own].filter((text) => text !== undefined);
}
