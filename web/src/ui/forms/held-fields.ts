import { type RefObject, useLayoutEffect } from "react";

/** While a form is sent, nothing can be typed into it that would go with it. Who was in it, or pressed its button, then is again. */
export function useHeldFields(form: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!isSending || !element) return;
    const focused = document.activeElement;
    const held = [...element.children].filter((child) => !hasButton(child)) as HTMLElement[];
    for (const fields of held) fields.inert = true;
    return () => {
      for (const fields of held) fields.inert = false;
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    };
  }, [form, isSending]);
}

/** What sends the form is off by itself, and what leaves it beside that can be pressed. */
function hasButton(child: Element): boolean {
  return child.matches("[type=submit]") || child.querySelector("[type=submit]") !== null;
}
