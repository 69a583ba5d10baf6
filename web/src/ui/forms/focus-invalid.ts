/** Focuses the first invalid field, so that screen readers read its error, and opens what it is folded into. Returns whether there is one. */
export function focusInvalid(within: ParentNode | null): boolean {
  const field = within?.querySelector<HTMLElement>("[aria-invalid]");
  if (!field) return false;
  const fold = field.closest("details");
  if (fold) fold.open = true;
  field.focus();
  // Its error stands below it, last of what describes it.
  const error = field.getAttribute("aria-describedby")?.split(" ").at(-1);
  if (error) document.getElementById(error)?.scrollIntoView({ block: "nearest" });
  return true;
}
