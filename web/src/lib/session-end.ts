const listeners = new Set<() => void>();

/** Tells that the provider or the API no longer knows who is signed in here: the account is gone, or its sessions are. */
export function tellSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener at every such end, until the returned function is called. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
