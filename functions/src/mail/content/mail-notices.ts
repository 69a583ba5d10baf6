import shop from "../../../../shop.json" with { type: "json" };
import { type NoticedPart, type Notices, noticesOf } from "../../contract/values/notices.ts";
import { inOneRow } from "./letter.ts";

const { notices = {} } = shop as { readonly notices?: Notices };

export const hasNotices = Object.keys(notices).length > 0;

export function noticeTexts(parts: readonly NoticedPart[], all = notices): string[] {
  return noticesOf(all, parts).map(({ text, names }) =>
    parts.length > 1 ? `${names.map(inOneRow).join(", ")}: ${text}` : text,
  );
}
