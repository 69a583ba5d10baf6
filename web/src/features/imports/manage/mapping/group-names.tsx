import { nameKey } from "@carparts/functions/contract/values/names";
import { type PartGroup, partGroups } from "@carparts/functions/contract/values/part-groups";
import { pluralize } from "#ui/format/pluralize.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Fold } from "../fold.tsx";
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
  const choose = (name: string, group: PartGroup) =>
    onChange(groups.map((each) => (each[0] === name ? [name, group] : each)));
  return (
    <Fold summary={`Groups: ${pluralize(shown.length, "name")} in the file`}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 [&_.control]:h-11 [&_.control]:py-0">
        {shown.map(([name, group]) => (
          <SelectField
            key={name}
            label={name}
            value={group}
            onChange={({ target }) => choose(name, target.value as PartGroup)}
          >
            {partGroups.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </SelectField>
        ))}
      </div>
    </Fold>
  );
}
