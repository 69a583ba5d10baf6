import type { Matched } from "@carparts/functions/contract/catalogue/answer";

/** Explains which number matched. */
export function matchReason({ kind, number, brand }: Matched): string {
  if (kind === "own") return `Part number ${number}`;
  if (kind === "oem") return `OEM number ${number}`;
  if (kind === "superseded") return `Replaces ${number}`;
  return `${brand ? `${brand} ` : ""}${number} equivalent`;
}

export function MatchReason({ matched }: { matched: Matched }) {
  return (
    <p className="w-fit max-w-full rounded-selector bg-secondary/10 px-2 py-0.5 font-semibold text-secondary text-sm">
      {matchReason(matched)}
    </p>
  );
}
