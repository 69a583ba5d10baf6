import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { Field } from "#ui/forms/field.tsx";
import { Options } from "#ui/forms/options.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Fold } from "../fold.tsx";
import { type Target, targetGroups, targetLabels } from "./column-names.ts";
import { type Mapping, type Rule, ruleFrom } from "./mapping.ts";

interface Props {
  rules: Mapping["rules"];
  onRule: (target: Target, rule: Rule | undefined) => void;
}

/** These tell parts apart. */
const identifiers: readonly string[] = ["partNumber", "gtin", "supplierNumber"];

/** Fields that no column has, with one value for all rows. */
export function ConstantFields({ rules, onRule }: Props) {
  const constants = rules.filter(([, { columns }]) => columns.length === 0);
  const taken = new Set<string>([...identifiers, ...rules.map(([target]) => target)]);
  const free = Object.fromEntries(
    Object.entries({ ...targetGroups["A part's field"], ...targetGroups["A supplier's offer"] }).filter(
      ([name]) => !taken.has(name),
    ),
  );
  return (
    <Fold summary="The same in all rows" isUsed={constants.length > 0}>
      <div className="grid gap-4 sm:grid-cols-2 [&_.control]:h-11 [&_.control]:py-0">
        <SelectField
          label="Add a field"
          value=""
          onChange={({ target }) => onRule(target.value as Target, ruleFrom([]))}
        >
          <option value="">Choose a field</option>
          <Options names={free} />
        </SelectField>
        {constants.map(([target, rule]) => (
          <div key={target} className="flex items-end gap-2 *:first:grow">
            <Field
              label={`${targetLabels[target]} of all rows`}
              value={rule.always}
              onChange={({ target: { value } }) => onRule(target, { ...rule, always: value })}
            />
            <button
              ref={focusNeighbourOnRemoval}
              type="button"
              className="btn btn-ghost h-11"
              aria-label={`Remove ${targetLabels[target]} of all rows`}
              onClick={() => onRule(target, undefined)}
            >
              Remove
            </button>
          </div>
        ))}
      </div>
    </Fold>
  );
}
