type Field = HTMLInputElement | HTMLTextAreaElement;

/** Whether a form on the page has changes that weren't sent. */
export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<Field>("main form :is(input, textarea)");
  return [...fields].some((field) =>
    isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue,
  );
}

function isTick(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}
