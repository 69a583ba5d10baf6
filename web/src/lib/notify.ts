import type { ComponentType } from "react";
import type { ToastOptions } from "react-toastify/unstyled";

type Kind = "success" | "error" | "info";

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

async function loadToasts() {
  const [library, loaded] = await Promise.all([import("react-toastify/unstyled"), loadPlace?.()]);
  place ??= loaded?.default;
  for (const listener of listeners) listener();
  return library.toast;
}

/** Shows a toast; where toasts cannot be loaded, as without a network, the browser's own dialog says it. */
export async function notify(kind: Kind, text: string, options?: ToastOptions): Promise<void> {
  const toast = await loadToasts().catch(() => undefined);
  if (toast) toast[kind](text, options);
  else alert(text);
}
