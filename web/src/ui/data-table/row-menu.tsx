import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { onKeys } from "#lib/keys.ts";
import { focusNeighbourOnRemoval } from "../focus-neighbour.ts";

interface Act {
  readonly label: string;
  readonly onSelect: () => void;
}

interface Props {
  /** The row's subject. */
  name: string;
  acts: readonly Act[];
}

const ITEM = "[role=menuitem]";

/** Focuses the item so many places on from the focused one, round the ends. */
function moveFocus(menu: HTMLElement, step: number): void {
  const items = [...menu.querySelectorAll<HTMLElement>(ITEM)];
  const place = items.indexOf(document.activeElement as HTMLElement);
  items.at((Math.max(place, 0) + step) % items.length)?.focus();
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** A row's further actions. Renders nothing if there are none. */
export function RowMenu({ name, acts }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>(ITEM)?.focus();
  }, [isOpen]);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const { key, currentTarget } = event;
    const step = steps[key];
    if (key === "Escape") close();
    else if (step) moveFocus(currentTarget, step);
    else return;
    event.preventDefault();
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.parentElement?.contains(relatedTarget)) setOpen(false);
  }

  if (acts.length === 0) return null;
  return (
    <span ref={focusNeighbourOnRemoval} className="relative">
      <button
        ref={button}
        type="button"
        className="btn btn-sm border-base-300 bg-base-100 px-2.5"
        aria-label={`More: ${name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onBlur={leave}
        onKeyDown={onKeys((event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        })}
      >
        …
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={`More: ${name}`}
          tabIndex={-1}
          className="panel absolute top-full right-0 z-30 mt-1 grid min-w-40 border-base-content/30 p-1 shadow-lg"
          onKeyDown={onKeys(press)}
          onBlur={leave}
        >
          {acts.map(({ label, onSelect }) => (
            <button
              key={label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="btn btn-sm btn-ghost justify-start whitespace-nowrap"
              onClick={() => {
                close();
                onSelect();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </span>
  );
}
