import { partGroups } from "@carparts/functions/contract/values/part-groups";
import { SelectField } from "#ui/forms/select-field.tsx";
import type { Mapping } from "./mapping.ts";

interface Props {
  groups: Mapping["groups"];
  onChange: (groups: Mapping["groups"]) => void;
}

/** Which group of this shop each of the supplier's is. */
export function GroupNames({ groups, onChange }: Props) {
  return (
    <details className="panel">
      <summary className="cursor-pointer p-4 font-semibold">{`Groups: ${groups.length} names in the file`}</summary>
      <div className="grid gap-4 p-4 pt-0 sm:grid-cols-2 lg:grid-cols-3 [&_.control]:h-12 [&_.control]:py-0">
        {groups.map(([name, group]) => (
          <SelectField
            key={name}
            label={name}
            value={group}
            onChange={({ target }) =>
              onChange(
                groups.map(([each, known]) => [each, each === name ? (target.value as typeof group) : known]),
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
