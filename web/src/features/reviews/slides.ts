import { type RefObject, useEffect } from "react";

/**
 * Makes every slide but the current one inert: slick hides the others from screen readers, and yet leaves
 * what is in them to the keyboard. Its copies of slides are never current. The slides are slick's own
 * elements, so this looks at them after every render.
 */
export function useOnlyCurrentReachable(frame: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    for (const slide of frame.current?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
      slide.inert = slide.dataset.index !== String(current);
    }
  });
}
