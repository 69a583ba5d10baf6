import { useCallback, useLayoutEffect, useRef } from "react";

/** Whether what began something is still on the page. If not, how it ends has to be told elsewhere. */
export function useIsHere(): () => boolean {
  const isMounted = useRef(true);
  // At once: a dialog that goes still tells that it was closed.
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
