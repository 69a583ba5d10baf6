import { type Handling, handlings } from "@carparts/functions/contract/values/handling";
import { SelectField } from "#ui/forms/select-field.tsx";
import { handlingNames } from "../handling/handling.ts";

interface Props {
  chosen: Handling | undefined;
  onChoose: (handling: Handling | undefined) => void;
  /** How many of the loaded orders are shown. */
  shown: number;
  loaded: number;
  hasMore: boolean;
}

function told({ chosen, shown, loaded, hasMore }: Props): string {
  const all = `${loaded} ${loaded === 1 ? "order" : "orders"}`;
  if (!chosen) return hasMore ? `The newest ${all}. Show more for older ones.` : `${all}.`;
  const found = `${shown} of ${hasMore ? `the newest ${all}` : all} ${shown === 1 ? "is" : "are"} ${chosen}.`;
  return hasMore ? `${found} Show more to look through older ones.` : found;
}

/** Filters what is loaded, and says that there is more. */
export function HandlingFilter(props: Props) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <SelectField
        label="Handling"
        className="min-w-32"
        value={props.chosen ?? ""}
        onChange={({ target }) => props.onChoose(handlings.find((handling) => handling === target.value))}
      >
        <option value="">All</option>
        {handlings.map((handling) => (
          <option key={handling} value={handling}>
            {handlingNames[handling]}
          </option>
        ))}
      </SelectField>
      <p role="status" className="muted pb-3 text-sm">
        {told(props)}
      </p>
    </div>
  );
}
