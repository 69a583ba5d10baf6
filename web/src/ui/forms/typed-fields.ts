/** Names and values of a form's fields. */
export type TypedFields = readonly (readonly [name: string, value: string])[];

export function typedFields(form: HTMLFormElement): TypedFields {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

export const NOTHING_TYPED: TypedFields = [];

export function typedIn(fields: TypedFields, name: string): string | undefined {
  return fields.find(([each]) => each === name)?.[1];
}

/** Types it again, so that it counts as unsaved input. */
export function fillIn(form: HTMLFormElement, typed: TypedFields): void {
  for (const [name, value] of typed) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLElement && "value" in field) || field.value === value) continue;
    typeInto(field, value);
  }
}

/** Fires the events of typing, so that React notices. */
export function typeInto(field: HTMLElement & Record<"value", unknown>, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The rows of a list, whose fields' names are that of the list, of the row and their own, with dots. */
export function rowsIn(typed: TypedFields, list: string): number[] {
  const rows = typed.map(([name]) => name.split(".")).filter(([of]) => of === list);
  return [...new Set(rows.map(([, row]) => Number(row)))];
}
