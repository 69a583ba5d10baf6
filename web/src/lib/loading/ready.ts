let settle: () => void;

/** Resolves once the page is shown and works. Until then, a prerendered page is static. */
export const ready = new Promise<void>((resolve) => {
  settle = resolve;
});

export function becomeReady(): void {
  settle();
}
