import { Field } from "#ui/forms/field.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { type Sort, sortNames } from "./arrange-orders.ts";

interface Props {
  typed: string;
  onType: (typed: string) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  found: number;
  loaded: number;
  hasMore: boolean;
}

/** Both work on what is loaded, so it says if there is more. */
function told({ typed, found, loaded, hasMore }: Props): string {
  const all = `${loaded} ${loaded === 1 ? "order" : "orders"}`;
  const among = hasMore ? `your newest ${all}` : `your ${all}`;
  const rest = hasMore ? ". Show more for older ones" : "";
  if (typed.trim()) return `${found || "None"} of ${among} found${rest}.`;
  return hasMore ? `Your newest ${all}${rest}.` : `${all}.`;
}

export function OrderTools(props: Props) {
  const { typed, onType, sort, onSort } = props;
  return (
    <search className="grid gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <Field
        label="Search my orders"
        type="search"
        placeholder="Part, order or tracking number"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <SelectField label="Sort" value={sort} onChange={({ target }) => onSort(target.value as Sort)}>
        {Object.entries(sortNames).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <p role="status" className="muted text-sm sm:col-span-2">
        {told(props)}
      </p>
    </search>
  );
}
