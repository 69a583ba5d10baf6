import { useCallback, useLayoutEffect, useRef } from "react";

export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  // A layout effect, since a closing dialog still calls back.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
