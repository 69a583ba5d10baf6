import { useLayoutEffect, useRef } from "react";

const FOCUSABLE = "a[href], button, input, select, textarea, [tabindex]";

/**
 * For a list that grows at the press of a button, which may go then: the first that is new gets the focus. Have `onMore` called
 * at the press, and `list` as the ref of what holds the items, and maybe the button below them.
 */
export function useMoreFocus<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const pressed = useRef<{ readonly button: Element; readonly last: Element | undefined }>(undefined);
  const inList = () => [...(list.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it's called when the list has grown.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { button, last } = pressed.current;
    pressed.current = undefined;
    const { activeElement, body } = document;
    // Leaves the focus alone if somebody has moved it.
    if (activeElement !== button && (activeElement !== body || button.isConnected)) return;
    const all = inList();
    all[last ? all.indexOf(last as HTMLElement) + 1 : 0]?.focus();
  }, [count]);
  return {
    list,
    onMore({ currentTarget }: { readonly currentTarget: Element }): void {
      pressed.current = {
        button: currentTarget,
        last: inList().findLast((element) => element !== currentTarget),
      };
    },
  };
}
