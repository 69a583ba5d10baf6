import { type ReactNode, useLayoutEffect, useRef } from "react";
import { focusNeighbour } from "../focus-neighbour.ts";

interface Props {
  /** The id of its title. */
  titleId: string;
  className: string;
  /** Called on Escape too. */
  onClose: () => void;
  children: ReactNode;
}

/** Traps the focus while mounted, then returns it, or passes it on if its opener has gone. */
export function Dialog({ titleId, className, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      // One that Escape has closed may have the focus still.
      focusNeighbour(element);
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={`text-base-content backdrop:bg-black/50 ${className}`}
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      {children}
    </dialog>
  );
}
