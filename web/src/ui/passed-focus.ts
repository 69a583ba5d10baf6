import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** Where nothing has the focus, or only what `leaves` has it, the page gets it, and a keyboard goes on from there. */
export function passLostFocus(leaves?: Element | null): void {
  const { activeElement, body } = document;
  const isLost = activeElement === body || leaves?.contains(activeElement) === true;
  if (isLost) document.getElementById("main")?.focus({ preventScroll: true });
}

/** Call what this returns when something is pressed that then goes, and its focus with it. */
export function usePassedFocus(): () => void {
  const isPressed = useRef(false);
  useEffect(
    () => () => {
      if (isPressed.current) passLostFocus();
    },
    [],
  );
  return () => {
    isPressed.current = true;
  };
}

/** For what may go by itself while the focus is in it, such as a row that another admin deletes. */
export function usePassedFocusIn(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) passLostFocus(element);
    };
  }, [place]);
}
