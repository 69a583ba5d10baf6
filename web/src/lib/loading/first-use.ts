/** How people begin to use a page. */
export const INTENTS = ["pointerdown", "pointermove", "keydown", "focusin", "scroll"] as const;

/** Does it once somebody begins to use the page, which the first seconds are too dear for. Returns how to call it off. */
export function onFirstUse(act: () => void): () => void {
  const callOff = () => {
    for (const intent of INTENTS) removeEventListener(intent, begin);
  };
  const begin = () => {
    callOff();
    act();
  };
  for (const intent of INTENTS) addEventListener(intent, begin, { passive: true });
  return callOff;
}
