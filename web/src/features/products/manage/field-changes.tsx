import type { PartChanges } from "@carparts/functions/contract/admin/part-changes";
import { labelOf, ShownValue } from "./part-values.tsx";

/** By field, what it was and what it is then. */
export function FieldChanges({ changes }: { changes: PartChanges }) {
  return (
    <ul className="grid gap-1 text-sm tabular-nums">
      {Object.entries(changes).map(([field, [before, after]]) => (
        <li key={field} className="flex flex-wrap items-baseline gap-x-2">
          <span className="muted">{labelOf(field)}</span>
          <del>
            <ShownValue name={field} value={before} />
          </del>
          <span aria-hidden="true">→</span>
          <ins className="font-semibold no-underline">
            <ShownValue name={field} value={after} />
          </ins>
        </li>
      ))}
    </ul>
  );
}
