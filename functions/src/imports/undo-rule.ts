import { isDeepStrictEqual } from "node:util";
import { type PartFieldName, partFields } from "../contract/admin/part-fields.ts";
import type { StoredPartChange } from "../firestore/collections.ts";
import { type Changes, emptyFields, type PartFields } from "../parts/part-changes.ts";
import type { WholePart } from "../parts/whole-part.store.ts";

function fieldsAt(changes: Changes, moment: "before" | "after"): Partial<PartFields> {
  const { quantity, ...others } = changes;
  return Object.fromEntries(Object.entries(others).map(([name, change]) => [name, change[moment]]));
}

/** The pieces that came or, below 0, left with it. */
export function importedPieces({ quantity }: Changes): number {
  return quantity ? Number(quantity.after) - Number(quantity.before) : 0;
}

export function withoutImport(part: WholePart, changes: Changes): WholePart {
  return { ...part, ...fieldsAt(changes, "before"), quantity: part.quantity - importedPieces(changes) };
}

/** Why a part stays as it is. Undefined if what the import did can be taken back. */
export function undoObstacle(
  part: WholePart,
  { changes }: Pick<StoredPartChange, "changes">,
  isNew: boolean,
): string | undefined {
  const imported = { ...(isNew && emptyFields), ...fieldsAt(changes, "after") };
  const names = Object.keys(imported) as PartFieldName[];
  const changed = names.filter((name) => !isDeepStrictEqual(part[name], imported[name]));
  if (changed.length > 0)
    return `Changed since: ${changed.map((name) => partFields[name].label).join(", ")}.`;
  if (isNew) return part.movementCount === 1 ? undefined : "Its stock has changed since.";
  const left = part.quantity - importedPieces(changes);
  return left < 0 ? `${-left} of the pieces that came were sold since.` : undefined;
}
