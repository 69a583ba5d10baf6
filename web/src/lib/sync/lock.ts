interface Waiting {
  readonly signal: AbortSignal;
  /** Called if another tab has the lock. */
  readonly onWait: () => void;
  /** Called once that tab releases it, or is closed. */
  readonly onTurn: () => Promise<void>;
}

/** Runs `act` in one tab of this browser at a time, by a Web Lock. Browsers without locks run it at once. */
export async function withLock<Result>(
  name: string,
  act: () => Promise<Result>,
  waiting?: Waiting,
): Promise<Result> {
  if (!("locks" in navigator)) return act();
  if (!waiting) return navigator.locks.request(name, act);
  const first = await navigator.locks.request(
    name,
    { ifAvailable: true },
    async (lock) => lock && { result: await act() },
  );
  if (first) return first.result;
  waiting.onWait();
  return navigator.locks.request(name, { signal: waiting.signal }, async () => {
    await waiting.onTurn();
    return act();
  });
}
