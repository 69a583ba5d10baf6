import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** The page gets the focus where nothing has it any more, and a keyboard goes on from there. */
export function passLostFocus(): void {
  const isLost = document.activeElement === document.body;
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
  const isLeft = useRef(false);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      isLeft.current = element?.contains(document.activeElement) === true;
    };
  }, [place]);
  useEffect(
    () => () => {
      if (isLeft.current) passLostFocus();
    },
    [],
  );
}
