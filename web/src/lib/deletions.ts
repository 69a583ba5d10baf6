import { createContext, useContext } from "react";

interface Deletion {
  readonly ids: readonly string[];
  /** A sentence. */
  readonly text: string;
}

/** Shows what was deleted, with Undo. Does nothing on pages without Undo. */
export type OnDeletion = (deletion: Deletion) => void;

export const Deletions = createContext<OnDeletion>(() => {});

export function useDeletionToast(): OnDeletion {
  return useContext(Deletions);
}
