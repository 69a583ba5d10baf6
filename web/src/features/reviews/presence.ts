import { type DOMAttributes, useState } from "react";

/**
 * Whether somebody is at an element, with the mouse over it or with the keyboard inside. A click leaves the
 * focus on what was clicked, and a finger leaves no pointer behind: neither counts as being there.
 */
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
