import type { PartChanges } from "@carparts/functions/contract/admin/part-changes";
import { labelOf, ShownValue } from "./part-values.tsx";

interface Props {
  changes: PartChanges;
  /** A new part has no previous values. */
  isNew?: boolean;
}

/** Lists each field with its value before and after. */
export function FieldChanges({ changes, isNew = false }: Props) {
  return (
    <ul className={`gap-1 text-sm tabular-nums ${isNew ? "flex flex-wrap gap-x-5" : "grid"}`}>
      {Object.entries(changes).map(([field, [before, after]]) => (
        <li key={field} className="flex flex-wrap items-baseline gap-x-2">
          <span className="muted">{labelOf(field)}</span>
          {!isNew && (
            <>
              <del>
                <ShownValue name={field} value={before} />
              </del>
              <span aria-hidden="true">→</span>
            </>
          )}
          <ins className="font-semibold no-underline">
            <ShownValue name={field} value={after} />
          </ins>
        </li>
      ))}
    </ul>
  );
}
