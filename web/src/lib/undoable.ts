import { createContext, useContext } from "react";

interface Undoable {
  readonly ids: readonly string[];
  /** True if the ids are of changes of many parts, and not of what was deleted. */
  readonly isAct?: boolean;
  /** A sentence. */
  readonly text: string;
  /** Called once all of it is undone. */
  readonly onUndone?: () => void;
}

/** Shows what was done, with Undo. Does nothing on pages without Undo. */
export type OnUndoable = (undoable: Undoable) => void;

export const Undoables = createContext<OnUndoable>(() => {});

export function useUndoToast(): OnUndoable {
  return useContext(Undoables);
}
