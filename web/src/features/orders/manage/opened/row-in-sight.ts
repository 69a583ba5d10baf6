import { type RefObject, useEffect, useRef } from "react";
import { restoreLostFocus } from "#ui/restore-focus.ts";

/** The list gets narrower beside an order, and its row stays in sight. Once it's closed, the row gets the focus. */
export function useRowInSight(scope: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    const id = opened ?? closed;
    if (id === undefined) return;
    const row = scope.current?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(id)}"]`);
    if (opened !== undefined) row?.scrollIntoView({ block: "nearest" });
    else if (row) row.focus();
    else restoreLostFocus();
  }, [scope, opened]);
}
