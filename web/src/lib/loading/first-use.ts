import { INTENTS } from "./intents.ts";

/** Does it once somebody begins to use the page, which the first seconds are too dear for. Returns how to call it off. */
export function onFirstUse(act: (cause: Event) => void): () => void {
  const waiting = new AbortController();
  const callOff = () => waiting.abort();
  const begin = (cause: Event) => {
    callOff();
    act(cause);
  };
  for (const intent of INTENTS) addEventListener(intent, begin, { passive: true, signal: waiting.signal });
  return callOff;
}

/** Resolves once somebody begins to use the page, or after this long on one that nobody touches. */
export function firstUse(longestMilliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const callOff = onFirstUse(() => resolve());
    setTimeout(() => {
      callOff();
      resolve();
    }, longestMilliseconds);
  });
}
