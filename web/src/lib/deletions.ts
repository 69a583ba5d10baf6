import { createContext, useContext } from "react";

interface Deletion {
  readonly ids: readonly string[];
  /** A sentence. */
  readonly text: string;
}

/** Tells what was deleted, and offers the way back. A page that offers none says nothing. */
export type OnDeletion = (deletion: Deletion) => void;

export const Deletions = createContext<OnDeletion>(() => {});

export function useDeletionToast(): OnDeletion {
  return useContext(Deletions);
}
