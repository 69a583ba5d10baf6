import type { ComponentType } from "react";

type Kind = "success" | "error";

const listeners = new Set<() => void>();
let loadPlace: (() => Promise<{ default: ComponentType }>) | undefined;
let place: ComponentType | undefined;

/** The toasts' place on the page: nothing until the first toast has loaded it. */
export const toasts = {
  place: () => place,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Says how the place is loaded. A load that failed is tried again with the next toast. */
  placedBy(load: typeof loadPlace) {
    loadPlace = load;
  },
};

/**
 * Loads what shows toasts; gives nothing where that fails. A form that will tell by a toast how its sending went has it
 * loaded before: then there may be no network, and some browsers never ask again for what could not be loaded once.
 */
export async function loadToasts() {
  try {
    const [{ toast }, loaded] = await Promise.all([import("react-toastify/unstyled"), loadPlace?.()]);
    place ??= loaded?.default;
    for (const listener of listeners) listener();
    return toast;
  } catch {
    return undefined;
  }
}

/** Shows a toast; where toasts cannot be loaded, as without a network, the browser's own dialog says it. */
export async function notify(kind: Kind, text: string): Promise<void> {
  const toast = await loadToasts();
  if (toast) toast[kind](text);
  else alert(text);
}
