type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<Field>("main form :is(input, textarea, select)");
  return [...fields].some(isChanged);
}

function isChanged(field: Field): boolean {
  if ("options" in field) return defaultOf(field)?.selected === false;
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** The select's first option. */
function defaultOf({ options }: HTMLSelectElement): HTMLOptionElement | undefined {
  return [...options].find(({ defaultSelected }) => defaultSelected) ?? options[0];
}

function isTick(field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}
