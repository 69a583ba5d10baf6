let settle: () => void;

/** Settles when the page that was asked for is shown and works. Until then a prerendered one only stands there. */
export const ready = new Promise<void>((resolve) => {
  settle = resolve;
});

export function becomeReady(): void {
  settle();
}
