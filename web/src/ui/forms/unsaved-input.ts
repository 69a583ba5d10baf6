/** Whether a form on the page has changes that weren't sent. */
export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main form :is(input, textarea)",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
