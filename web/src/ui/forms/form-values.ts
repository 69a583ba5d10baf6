import type { FormEvent } from "react";

export function formValues<Name extends string>(
  event: FormEvent<HTMLFormElement>,
  ...names: Name[]
): Record<Name, string> {
  event.preventDefault();
  const data = new FormData(event.currentTarget);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<
    Name,
    string
  >;
}
