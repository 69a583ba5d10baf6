interface Turns {
  readonly signal: AbortSignal;
  /** Another tab is at it. */
  readonly onWait: () => void;
  /** That one is done with it, or closed. */
  readonly onTurn: () => Promise<void>;
}

/** Lets one tab of this browser do it at a time. */
export async function inOneTab(
  name: string,
  act: () => Promise<void>,
  { signal, onWait, onTurn }: Turns,
): Promise<void> {
  if (!("locks" in navigator)) return act();
  const isFree = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await act();
    return lock !== null;
  });
  if (isFree) return;
  onWait();
  await navigator.locks.request(name, { signal }, async () => {
    await onTurn();
    await act();
  });
}
