import { createContext, useContext } from "react";

interface Deletion {
  readonly ids: readonly string[];
  /** What is told of it, as a sentence. */
  readonly text: string;
}

/** Tells what was deleted, and offers the way back. A page that offers none says nothing. */
export type TellDeletion = (deletion: Deletion) => void;

export const Deletions = createContext<TellDeletion>(() => {});

export function useTellDeletion(): TellDeletion {
  return useContext(Deletions);
}
