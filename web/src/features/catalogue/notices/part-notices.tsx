import { type NoticedPart, noticesOf } from "@carparts/functions/contract/values/notices";
import { shopNotices } from "./shop-notices.ts";

/** Shows the notices that are due before an order. Of several parts, each names its own. */
export function PartNotices({ parts }: { parts: readonly NoticedPart[] }) {
  const notices = noticesOf(shopNotices, parts);
  if (notices.length === 0) return null;
  return (
    <ul aria-label="Notices" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {notices.map(({ text, names }) => (
        <li
          key={text}
          className="wrap-anywhere rounded-field border border-base-300 bg-base-200/60 px-4 py-3"
        >
          {parts.length > 1 && <b className="block">{names.join(", ")}</b>}
          <span className="whitespace-pre-line">{text}</span>
        </li>
      ))}
    </ul>
  );
}
