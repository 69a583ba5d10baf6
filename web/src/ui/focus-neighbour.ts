/** Focuses the row of what `leaves`, the next row if it's a row itself, or else the page, if the focus is lost or in there. */
export function focusNeighbour(leaves?: Element | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && !leaves?.contains(activeElement)) return;
  const rows = [...(leaves?.closest("table")?.querySelectorAll<HTMLElement>("tr[tabindex]") ?? [])];
  const place = rows.indexOf(leaves as HTMLElement);
  const next =
    place < 0 ? leaves?.closest<HTMLElement>("tr[tabindex]") : (rows[place + 1] ?? rows[place - 1]);
  const page = document.getElementById("screen") ?? document.getElementById("main");
  (next ?? page)?.focus({ preventScroll: !next });
}

/** The ref of an element that may be removed while it has the focus, such as a deleted row. */
export function focusNeighbourOnRemoval(element: HTMLElement | null) {
  return () => {
    if (element?.contains(document.activeElement)) focusNeighbour(element);
  };
}
