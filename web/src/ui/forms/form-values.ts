import { normaliseInput } from "@carparts/functions/contract/values/typed";
import type { FormEvent } from "react";

/** Trims each value. Every character of a password counts. */
export function formValues<Name extends string>(
  event: FormEvent<HTMLFormElement>,
  ...names: Name[]
): Record<Name, string> {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  const read = (name: Name) => {
    const typed = String(data.get(name) ?? "");
    return name === "password" ? typed : normaliseInput(typed);
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;
}
