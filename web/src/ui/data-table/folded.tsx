import { type ReactNode, useId, useState } from "react";

interface Props {
  /** The name of the button that opens it in a narrow list. */
  label: string;
  children: ReactNode;
}

/** Shown in the list's line; in a narrow list below it, once its button is pressed. */
export function Folded({ label, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className="btn btn-sm @min-[46rem]:hidden border-base-300 bg-base-100"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div
        id={id}
        className={`flex flex-wrap items-center gap-x-3 gap-y-2 @max-[46rem]:order-1 @max-[46rem]:basis-full @min-[46rem]:contents ${isOpen ? "" : "@max-[46rem]:hidden"}`}
      >
        {children}
      </div>
    </>
  );
}
