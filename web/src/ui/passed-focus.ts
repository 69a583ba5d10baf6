/**
 * Where nothing has the focus, or only what `leaves` has it, the next row gets it, if rows can have it, or else the page. A
 * keyboard goes on from there.
 */
export function passLostFocus(leaves?: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && leaves?.contains(activeElement) !== true) return;
  const next = leaves?.nextElementSibling ?? leaves?.previousElementSibling;
  if (next instanceof HTMLElement && next.matches("tr[tabindex]")) next.focus();
  else document.getElementById("main")?.focus({ preventScroll: true });
}

/** The ref of what may go while the focus is in it, such as a row that is deleted, or its button. */
export function passesFocus(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) passLostFocus(element);
  };
}
