import { SelectField } from "#ui/forms/select-field.tsx";

interface Props<Value extends string> {
  label: string;
  /** Only one can be chosen here, but an address may have several. */
  chosen: readonly Value[] | undefined;
  names: Readonly<Record<Value, string>>;
  onChoose: (chosen: Value[]) => void;
}

export function ChoiceFilter<Value extends string>({ label, chosen = [], names, onChoose }: Props<Value>) {
  const values = Object.keys(names) as Value[];
  const isListed =
    chosen.length === 0 || (chosen.length === 1 && values.some((value) => value === chosen[0]));
  const present = chosen.join();
  return (
    <SelectField
      label={label}
      value={present}
      onChange={({ target }) => onChoose(values.filter((value) => value === target.value))}
    >
      <option value="">All</option>
      {!isListed && (
        <option value={present}>{chosen.map((value) => names[value] ?? value).join(", ")}</option>
      )}
      {values.map((value) => (
        <option key={value} value={value}>
          {names[value]}
        </option>
      ))}
    </SelectField>
  );
}
