import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface Props {
  title: string;
  /** Called on Escape too. */
  onClose: () => void;
  children: ReactNode;
}

/** Traps the focus while mounted, then returns it. */
export function Modal({ title, onClose, children }: Props) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="panel m-auto max-h-[90dvh] w-[calc(100%-2rem)] max-w-md p-6 text-base-content backdrop:bg-black/50 sm:p-8"
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <div className="grid gap-5">
        <h2 id={titleId} className="font-extrabold text-xl">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
