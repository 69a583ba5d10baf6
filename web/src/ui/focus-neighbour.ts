/** Focuses the next row, or else the page, if the focus is lost or inside what `leaves`. */
export function focusNeighbour(leaves?: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && leaves?.contains(activeElement) !== true) return;
  const next = leaves?.nextElementSibling ?? leaves?.previousElementSibling;
  if (next instanceof HTMLElement && next.matches("tr[tabindex]")) next.focus();
  else document.getElementById("main")?.focus({ preventScroll: true });
}

/** The ref of an element that may be removed while it has the focus, such as a deleted row. */
export function focusNeighbourOnRemoval(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) focusNeighbour(element);
  };
}
