export type Field = HTMLInputElement | HTMLSelectElement;

/** Changes a field as if by hand: React ignores an event after which the field is as React last saw it. */
export function changeField(field: Field, value: string | boolean): void {
  if (typeof value === "boolean") {
    (field as HTMLInputElement).checked = !value;
    field.click();
  } else {
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
    );
  }
}

export type ChangeField = typeof changeField;
