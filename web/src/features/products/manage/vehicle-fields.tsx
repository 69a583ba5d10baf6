import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Field } from "#ui/forms/field.tsx";
import { knownVehiclesQuery } from "./known-vehicles.queries.ts";

interface Props {
  field: (name: string) => { name: string; error: string | undefined };
}

/** A make and its model, with suggestions. Others may be typed: the public tables don't have all. */
export function VehicleFields({ field }: Props) {
  const id = useId();
  const [isTyped, setTyped] = useState(false);
  const [make, setMake] = useState("");
  const makes = useQuery({ ...knownVehiclesQuery(), enabled: isTyped });
  const models = useQuery({ ...knownVehiclesQuery(make), enabled: make !== "" });
  const makeField = field("make");
  return (
    <>
      <Field
        label="Make"
        {...makeField}
        list={isTyped ? `${id}-makes` : undefined}
        onChange={() => setTyped(true)}
      />
      <Field
        label="Model"
        {...field("model")}
        list={make ? `${id}-models` : undefined}
        onFocus={({ currentTarget: { form } }) => setMake(typedIn(form, makeField.name))}
      />
      <Suggestions id={`${id}-makes`} values={makes.data} />
      <Suggestions id={`${id}-models`} values={models.data} />
    </>
  );
}

function typedIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field.value.trim().slice(0, 60) : "";
}

function Suggestions({ id, values = [] }: { id: string; values: readonly string[] | undefined }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}
