import type { Facets } from "@carparts/functions/contract/catalogue/answer";
import { isSameName } from "@carparts/functions/contract/values/names";
import { type Group, groupNames } from "../groups.ts";
import { CheckBox } from "./check-box.tsx";
import { ChoiceList } from "./choice-list.tsx";
import type { Filters } from "./filters.ts";
import { PriceRange } from "./price-range.tsx";

interface Props {
  filters: Filters;
  /** Undefined until the first answer. */
  facets: Facets | undefined;
  onChange: (change: Partial<Filters>) => void;
}

function parts(count: number | null | undefined): string | undefined {
  return typeof count === "number" ? `${count}` : undefined;
}

/** A chosen value stays in the list, also where it finds nothing. */
function withChosen<Value extends string>(
  counts: readonly { value: Value; count: number }[] = [],
  chosen: readonly Value[] = [],
) {
  const missing = chosen.filter((value) => !counts.some((each) => each.value === value));
  return [...counts, ...missing.map((value) => ({ value, count: 0 }))];
}

/** The chosen brands as the shop spells them. */
function asSpelt(chosen: readonly string[] = [], brands: Facets["brand"] = []): string[] {
  return chosen.map((brand) => brands.find(({ value }) => isSameName(value, brand))?.value ?? brand);
}

export function FilterPanel({ filters, facets, onChange }: Props) {
  const { group = [], make } = filters;
  const brand = asSpelt(filters.brand, facets?.brand);
  return (
    <div className="grid gap-7">
      <div className="grid gap-1">
        <CheckBox
          label="In stock"
          note={parts(facets?.stock.in)}
          isChecked={filters.stock === "in"}
          onChange={(isChecked) => onChange({ stock: isChecked ? "in" : undefined })}
        />
        <CheckBox
          label="Only parts that fit"
          note={make === undefined ? "Choose a make first" : parts(facets?.fit.only)}
          isDisabled={make === undefined}
          isChecked={filters.fit === "only"}
          onChange={(isChecked) => onChange({ fit: isChecked ? "only" : undefined })}
        />
      </div>
      <ChoiceList<Group>
        legend="Group"
        choices={withChosen(facets?.group, group).map((each) => ({ ...each, label: groupNames[each.value] }))}
        chosen={group}
        onChange={(chosen) => onChange({ group: chosen })}
      />
      <PriceRange filters={filters} bounds={facets?.price ?? { min: null, max: null }} onChange={onChange} />
      <ChoiceList
        legend="Brand"
        choices={withChosen(facets?.brand, brand).map((each) => ({ ...each, label: each.value }))}
        chosen={brand}
        onChange={(chosen) => onChange({ brand: chosen })}
      />
    </div>
  );
}
