/** Focuses the next row, or else the page, if the focus is lost or inside what `leaves`. */
export function focusNeighbour(leaves?: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && leaves?.contains(activeElement) !== true) return;
  const rows = [...(leaves?.closest("table")?.querySelectorAll<HTMLElement>("tr[tabindex]") ?? [])];
  const place = rows.indexOf(leaves as HTMLElement);
  const next = place < 0 ? undefined : (rows[place + 1] ?? rows[place - 1]);
  const page = document.getElementById("screen") ?? document.getElementById("main");
  if (next) next.focus();
  else page?.focus({ preventScroll: true });
}

/** The ref of an element that may be removed while it has the focus, such as a deleted row. */
export function focusNeighbourOnRemoval(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) focusNeighbour(element);
  };
}
