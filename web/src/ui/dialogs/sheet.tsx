import { type ReactNode, useId } from "react";
import { Icon } from "../icons/icon.tsx";
import { icons } from "../icons/icons.ts";
import { Dialog } from "./dialog.tsx";

interface Props {
  title: string;
  /** The button at the bottom, which closes the sheet. */
  done: string;
  /** Called on Escape too. */
  onClose: () => void;
  children: ReactNode;
}

/** Slides in from the bottom of a phone. */
export function Sheet({ title, done, onClose, children }: Props) {
  const titleId = useId();
  return (
    <Dialog
      titleId={titleId}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[90dvh] w-full max-w-none rounded-t-box border-base-300 border-t bg-base-100 open:grid open:grid-rows-[auto_minmax(0,1fr)_auto]"
      onClose={onClose}
    >
      <div className="flex items-center justify-between border-base-300 border-b px-4 py-2">
        <h2 id={titleId} className="font-extrabold text-lg">
          {title}
        </h2>
        <button type="button" className="btn btn-ghost btn-square" aria-label="Close" onClick={onClose}>
          <Icon path={icons.close} />
        </button>
      </div>
      <div className="overflow-y-auto overscroll-contain p-4">{children}</div>
      <div className="border-base-300 border-t p-4">
        <button type="button" className="btn btn-primary btn-lg w-full" onClick={onClose}>
          {done}
        </button>
      </div>
    </Dialog>
  );
}
