import { type FormEvent, useState } from "react";

/** A form's event when it's refused, before its faulty field is looked for. */
export const REFUSED = "refused";

/**
 * An error that goes with the first change after which the browser finds nothing wrong, and is there again if the form is
 * refused for it again. Hand all input of what it's about to `onInput`.
 */
export function useErrorUntilFixed(error: string | undefined) {
  const [isFixed, setFixed] = useState(false);
  function onInput({ target }: FormEvent): void {
    const { form, validity } = target as HTMLInputElement;
    // A field that no form refuses is judged at each change.
    if (!form || !error || isFixed || !validity.valid) return;
    setFixed(true);
    form.addEventListener(REFUSED, () => setFixed(false), { once: true });
  }
  return { error: isFixed ? undefined : error, onInput };
}
