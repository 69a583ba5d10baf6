import { listKnownVehicles } from "@carparts/functions/contract/admin/known-vehicles";
import { listVehicles } from "@carparts/functions/contract/catalogue/vehicles";
import { isSameName, nameKey } from "@carparts/functions/contract/values/names";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { call } from "#lib/api-client.ts";
import { Field } from "#ui/forms/field.tsx";
import type { RowField } from "#ui/forms/field-rows.tsx";

/** A vehicle that a part fits. Makes and models that other parts have are suggested. */
export function VehicleFields({ field }: { field: (name: string) => RowField }) {
  const [make, setMake] = useState(field("make").defaultValue ?? "");
  const [model, setModel] = useState(field("model").defaultValue ?? "");
  const [isUsed, setUsed] = useState(false);
  const makes = useQuery({ ...vehicleNamesQuery(), enabled: isUsed });
  const existing = makes.data?.find((name) => isSameName(name, make));
  const models = useQuery({ ...vehicleNamesQuery(existing), enabled: existing !== undefined });
  const id = useId();
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <Field
          label="Make"
          list={`${id}-makes`}
          autoComplete="off"
          {...field("make")}
          onFocus={() => setUsed(true)}
          onInput={({ currentTarget }) => setMake(currentTarget.value)}
        />
        <Field
          label="Model"
          list={`${id}-models`}
          autoComplete="off"
          {...field("model")}
          onFocus={() => setUsed(true)}
          onInput={({ currentTarget }) => setModel(currentTarget.value)}
        />
        <Field label="First year" inputMode="numeric" {...field("yearFrom")} />
        <Field
          label="Last year"
          inputMode="numeric"
          hint="Leave empty while it's still built."
          {...field("yearTo")}
        />
      </div>
      <Field label="Note" hint="What else has to match, such as the engine." {...field("note")} />
      <Names id={`${id}-makes`} names={makes.data} typed={make} />
      <Names id={`${id}-models`} names={existing === undefined ? undefined : models.data} typed={model} />
    </div>
  );
}

interface NamesProps {
  id: string;
  names: readonly string[] | undefined;
  typed: string;
}

/** The public tables have more makes than a list can show. */
const MOST_NAMES = 100;

function Names({ id, names = [], typed }: NamesProps) {
  const beginning = nameKey(typed);
  const begun = names.filter((name) => nameKey(name).startsWith(beginning));
  return (
    <datalist id={id}>
      {begun.slice(0, MOST_NAMES).map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Makes, or a make's models: as other parts spell them, then those of the public tables. */
function vehicleNamesQuery(make?: string) {
  return queryOptions({
    queryKey: ["products", "vehicle-names", make ?? ""],
    queryFn: async ({ signal }) => {
      const query = make ? { make } : {};
      const [own, tables] = await Promise.all([
        call(listVehicles, { query }, { signal }),
        call(listKnownVehicles, { query }, { signal }),
      ]);
      return [...new Set([...own.values.map(({ value }) => String(value)), ...tables.values])];
    },
    staleTime: 60_000,
  });
}
