const listeners = new Set<() => void>();

/** Reports that the account or its session is gone, according to the provider or the API. */
export function emitSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** Returns a function that stops listening. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
