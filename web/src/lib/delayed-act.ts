import { offerUndo } from "./offer-undo.tsx";

const DELAY_MILLISECONDS = 10_000;

/**
 * Acts in ten seconds, or at once where the tab is hidden, and offers `Undo` until then. It goes on whatever screen is
 * opened meanwhile, and a tab that would close with it asks. Returns what undoes it.
 */
export function delayAct(text: string, act: () => void, onUndo: () => void): () => void {
  const timer = setTimeout(() => end(act), DELAY_MILLISECONDS);
  const ended = new AbortController();

  function end(outcome: () => void): void {
    if (ended.signal.aborted) return;
    ended.abort();
    clearTimeout(timer);
    void offer.then((withdraw) => withdraw());
    outcome();
  }

  const undo = () => end(onUndo);
  const offer = offerUndo(text, undo);
  const onHide = () => document.visibilityState === "hidden" && end(act);
  document.addEventListener("visibilitychange", onHide, { signal: ended.signal });
  addEventListener("beforeunload", (event) => event.preventDefault(), { signal: ended.signal });
  return undo;
}
