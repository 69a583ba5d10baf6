/** Whether a form of the page holds something that was typed since it was filled or sent. */
export function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main form :is(input, textarea)",
  );
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
