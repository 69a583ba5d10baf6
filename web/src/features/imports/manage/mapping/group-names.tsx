import { nameKey } from "@carparts/functions/contract/values/names";
import { partGroups } from "@carparts/functions/contract/values/part-groups";
import { pluralize } from "#ui/format/pluralize.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { Mapping } from "./mapping.ts";

interface Props {
  /** In the file. */
  names: readonly string[];
  groups: Mapping["groups"];
  onChange: (groups: Mapping["groups"]) => void;
}

/** Which group of this shop each of the supplier's is. */
export function GroupNames({ names, groups, onChange }: Props) {
  const inFile = new Set(names.map(nameKey));
  const shown = groups.filter(([name]) => inFile.has(nameKey(name)));
  return (
    <details className="panel">
      <summary className="cursor-pointer p-4 font-semibold">{`Groups: ${pluralize(shown.length, "name")} in the file`}</summary>
      <div className="grid gap-4 p-4 pt-0 sm:grid-cols-2 lg:grid-cols-3 [&_label]:wrap-anywhere [&_.control]:h-12 [&_.control]:py-0">
        {shown.map(([name, group]) => (
          <SelectField
            key={name}
            label={name}
            value={group}
            onChange={({ target }) =>
              onChange(
                groups.map(([each, group]) => [each, each === name ? (target.value as typeof group) : group]),
              )
            }
          >
            {partGroups.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
        ))}
      </div>
    </details>
  );
}
