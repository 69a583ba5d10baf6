import { type RefObject, useEffect, useRef } from "react";

/** Leads the focus back to the row of an order that was closed. */
export function useReturnToRow(scope: RefObject<HTMLElement | null>, opened: string | undefined): void {
  const before = useRef(opened);
  useEffect(() => {
    const closed = before.current;
    before.current = opened;
    if (closed === undefined || opened !== undefined) return;
    scope.current?.querySelector<HTMLElement>(`tr[data-row="${CSS.escape(closed)}"]`)?.focus();
  }, [scope, opened]);
}
