import { type ReactNode, useId, useRef, useState } from "react";

interface Props {
  icon: ReactNode;
  name: string;
  status: ReactNode;
  /** A single button. */
  action?: ReactNode;
  /** The button's label, what screen readers add to it, and the form that it opens. */
  unfolds?: { label: string; about: string; form: (fold: () => void) => ReactNode };
}

export function MethodRow({ icon, name, status, action, unfolds }: Props) {
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);

  /** The focused element goes. */
  function fold(): void {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <li className="grid gap-4 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-3 sm:gap-x-4">
        <span className="grid w-6 self-start justify-items-center pt-0.5">{icon}</span>
        <div className="min-w-0 grow basis-48">
          <h3 className="font-bold">{name}</h3>
          <div className="wrap-anywhere">{status}</div>
        </div>
        {action}
        {unfolds && (
          <button
            ref={button}
            type="button"
            className="btn border-base-300 bg-base-100"
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setOpen(!isOpen)}
          >
            {unfolds.label}
            <span className="sr-only"> {unfolds.about}</span>
          </button>
        )}
      </div>
      <div id={formId} hidden={!isOpen} className="max-w-md rounded-box bg-base-200 p-4 sm:p-5">
        {isOpen && unfolds?.form(fold)}
      </div>
    </li>
  );
}
