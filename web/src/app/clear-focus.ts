import { useEffect } from "react";

const ROOM = 16;

/** Scrolls the focused element out from under the sticky header, where Safari leaves it. */
export function useClearFocus() {
  useEffect(() => {
    const clear = () =>
      requestAnimationFrame(() => {
        const focused = document.activeElement;
        const head = document.querySelector("header");
        if (!head || !focused?.closest("main :is(input, textarea, button, a)")) return;
        const hidden = head.getBoundingClientRect().bottom - focused.getBoundingClientRect().top;
        if (hidden > 0) scrollBy(0, -hidden - ROOM);
      });
    addEventListener("focusin", clear);
    return () => removeEventListener("focusin", clear);
  }, []);
}
