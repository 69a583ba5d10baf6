import type { ToastOptions } from "react-toastify/unstyled";

type Kind = "success" | "error" | "info";

const listeners = new Set<() => void>();
let isWanted = false;

/** Whether a toast was asked for; the container mounts then and not before. */
export const toasts = {
  isWanted: () => isWanted,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Shows a toast. */
export async function notify(kind: Kind, text: string, options?: ToastOptions): Promise<void> {
  isWanted = true;
  for (const listener of listeners) listener();
  const { toast } = await import("react-toastify/unstyled");
  toast[kind](text, options);
}
