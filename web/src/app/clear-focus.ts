import { useEffect } from "react";

const ROOM = 16;

/** Scrolls what the keyboard leads to out from behind the navbar and the bars, where browsers leave it that ignore `scroll-padding`: Safari always, Chrome for text areas. */
export function useClearFocus() {
  useEffect(() => {
    const clear = () =>
      requestAnimationFrame(() => {
        const focused = document.activeElement;
        if (!focused?.matches(":is(main, dialog) :is(input, select, textarea, button, a, tr):focus-visible"))
          return;
        if (focused.closest("[data-bar]")) return;
        const scroller = focused.closest("dialog");
        const { top, bottom } = focused.getBoundingClientRect();
        const low = [...(scroller ?? document).querySelectorAll("[data-bar=low]")];
        const floor = Math.min(...low.map((bar) => bar.getBoundingClientRect().top));
        const head = scroller ? null : document.querySelector("header");
        const hidden = (head?.getBoundingClientRect().bottom ?? 0) - top;
        if (hidden > 0) scrollBy(0, -hidden - ROOM);
        else if (bottom > floor) (scroller ?? window).scrollBy(0, Math.min(bottom - floor + ROOM, -hidden));
      });
    addEventListener("focusin", clear);
    return () => removeEventListener("focusin", clear);
  }, []);
}
