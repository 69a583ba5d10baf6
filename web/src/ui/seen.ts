import { useCallback, useState } from "react";

/**
 * Tells whether an element has come into view, once and for good. `margin` widens the view, so that "400px"
 * means a little before. Hand `watch` to the element as its ref.
 */
export function useSeen(margin = "0px") {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback(
    (element: Element | null) => {
      if (!element) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          setSeen(true);
          observer.disconnect();
        },
        { rootMargin: margin },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [margin],
  );
  return { isSeen, watch };
}
