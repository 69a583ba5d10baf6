import { type RefObject, useLayoutEffect } from "react";

/** Makes a form's fields inert while it's sent, since later input would be lost with it, then restores the focus. */
export function useDisableWhilePending(form: RefObject<HTMLFormElement | null>, isSending: boolean): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!isSending || !element) return;
    const focused = document.activeElement;
    const disabled = [...element.children].filter((child) => !hasButton(child)) as HTMLElement[];
    for (const fields of disabled) fields.inert = true;
    return () => {
      for (const fields of disabled) fields.inert = false;
      const isLost = document.activeElement === document.body;
      if (isLost && focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    };
  }, [form, isSending]);
}

/** The submit button disables itself, and the one beside it that leaves the form stays usable. */
function hasButton(child: Element): boolean {
  return child.matches("[type=submit]") || child.querySelector("[type=submit]") !== null;
}
