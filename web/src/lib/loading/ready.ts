let settle: () => void;
let isSettled = false;

/** Resolves once the page is shown and works. Until then, a prerendered page is static. */
export const ready = new Promise<void>((resolve) => {
  settle = resolve;
});

export function isHydrating(): boolean {
  return !isSettled && document.getElementById("root")?.dataset.addresses !== undefined;
}

export function markHydrated(): void {
  isSettled = true;
  settle();
}
