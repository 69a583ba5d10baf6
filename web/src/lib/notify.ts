import { type ComponentType, createElement } from "react";

type Kind = "success" | "error";

/** A link for the next step. */
interface ToastLink {
  readonly to: string;
  readonly label: string;
}

const listeners = new Set<() => void>();
let loadPlace: (() => Promise<{ default: ComponentType }>) | undefined;
let place: ComponentType | undefined;

/** The toast container: empty until the first toast loads it. */
export const toasts = {
  place: () => place,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Sets how to load the container. The next toast retries a failed load. */
  placedBy(load: typeof loadPlace) {
    loadPlace = load;
  },
};

/** Returns undefined on failure. Forms preload this, because some browsers never retry a failed import. */
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

/** Falls back to the browser's dialog if toasts can't load. */
export async function notify(kind: Kind, text: string, way?: ToastLink): Promise<void> {
  const toast = await loadToasts();
  if (!toast) alert(text);
  else if (!way) toast[kind](text);
  else toast[kind](createElement("p", null, text, " ", createElement("a", { href: way.to }, way.label)));
}
