import { useCallback, useLayoutEffect, useRef } from "react";

/** Whether what began something is still on the page. If not, how it ends has to be told elsewhere. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  // At once: a dialog that goes still tells that it was closed.
  useLayoutEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
