import { type DOMAttributes, useState } from "react";

/** True while the mouse is over an element or the keyboard is inside it. Clicks and touches don't count. */
export function usePresence() {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const listeners: DOMAttributes<HTMLElement> = {
    onPointerEnter: (event) => setPointedAt(event.pointerType === "mouse"),
    onPointerLeave: () => setPointedAt(false),
    onFocus: (event) => setFocused(event.target.matches(":focus-visible")),
    onBlur: () => setFocused(false),
  };
  return { isPresent: isPointedAt || isFocused, listeners };
}
