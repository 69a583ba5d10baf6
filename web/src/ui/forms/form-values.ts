import { normaliseInput } from "@carparts/functions/contract/values/typed";
import type { FormEvent } from "react";

export function formValues<Name extends string>(
  event: FormEvent<HTMLFormElement>,
  ...names: Name[]
): Record<Name, string> {
  event.preventDefault();
  return readForm(new FormData(event.currentTarget), ...names);
}

/** Trims each value. Every character of a password counts. */
export function readForm<Name extends string>(
  data: FormData,
  ...names: readonly Name[]
): Record<Name, string> {
  const read = (name: Name) => {
    const typed = String(data.get(name) ?? "");
    return name === "password" ? typed : normaliseInput(typed);
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}
