import { useEffect, useRef } from "react";

/** Call what this returns when something is pressed that then goes. The page gets its focus, and a keyboard goes on from there. */
export function usePassedFocus(): () => void {
  const isPressed = useRef(false);
  useEffect(
    () => () => {
      const isLost = document.activeElement === document.body;
      if (isPressed.current && isLost) document.getElementById("main")?.focus({ preventScroll: true });
    },
    [],
  );
  return () => {
    isPressed.current = true;
  };
}
