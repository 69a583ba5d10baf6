import { type ReactNode, useId } from "react";
import { Dialog } from "./dialog.tsx";

interface Props {
  title: string;
  /** Called on Escape too. */
  onClose: () => void;
  /** A wide dialog, for more than a few fields. */
  isWide?: boolean | undefined;
  children: ReactNode;
}

/** In the middle of the page. */
export function Modal({ title, onClose, isWide = false, children }: Props) {
  const titleId = useId();
  return (
    <Dialog
      titleId={titleId}
      className={`panel m-auto max-h-[90dvh] w-[calc(100%-2rem)] p-6 text-left sm:p-8 ${isWide ? "max-w-3xl" : "max-w-md"}`}
      onClose={onClose}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h2 id={titleId} className="font-extrabold text-xl">
          {title}
        </h2>
        {children}
      </div>
    </Dialog>
  );
}
