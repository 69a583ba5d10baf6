import { useCallback, useState } from "react";

/** Returns true once an element was in view. `margin` widens the view. Use `watch` as the element's ref. */
export function useInView(margin = "0px") {
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
