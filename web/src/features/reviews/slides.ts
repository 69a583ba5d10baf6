import { type RefObject, useEffect } from "react";

/** Slick doesn't hide other slides from the keyboard. It owns the slides, so this runs after every render. */
export function useOnlyCurrentReachable(frame: RefObject<HTMLElement | null>, current: number): void {
  useEffect(() => {
    for (const slide of frame.current?.querySelectorAll<HTMLElement>(".slick-slide") ?? []) {
      slide.inert = slide.dataset.index !== String(current);
    }
  });
}
