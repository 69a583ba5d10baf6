import { useSyncExternalStore } from "react";

/** The numbers of the orders that nobody here had seen when the list was opened, or that came since. */
let marked: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  marked = next;
  for (const listener of listeners) listener();
}

export function markUnseen(numbers: readonly string[]): void {
  if (numbers.some((number) => !marked.has(number))) change(new Set([...marked, ...numbers]));
}

export function clearUnseenMarks(): void {
  if (marked.size > 0) change(new Set());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsUnseen(number: string): boolean {
  return useSyncExternalStore(subscribe, () => marked.has(number));
}
