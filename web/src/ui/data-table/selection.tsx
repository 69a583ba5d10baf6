import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { watchBar } from "../bar.ts";

export interface Identified {
  readonly _id: string;
}

/** The chosen items among those shown. Those of an outdated list can't be chosen. */
export function useSelection<Item extends Identified>(shown: readonly Item[], isOld: boolean) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const box = useRef<HTMLInputElement>(null);
  return {
    shown,
    isOld,
    chosen: shown.filter(({ _id }) => ids.has(_id)),
    choose(items: readonly Identified[], isChosen: boolean) {
      const changed = items.map(({ _id }) => _id);
      setIds(
        (before) =>
          new Set([...before].filter((id) => !changed.includes(id)).concat(isChosen ? changed : [])),
      );
    },
    clear: () => setIds(new Set()),
    box,
  };
}
export type Selection<Item extends Identified = Identified> = ReturnType<typeof useSelection<Item>>;

const BOX = "size-5 shrink-0 accent-primary";

interface BoxProps {
  selection: Selection;
  item: Identified;
  /** The row's subject. */
  name: string;
}

/** In the first cell of a row. */
export function SelectBox({ selection, item, name }: BoxProps) {
  return (
    <input
      type="checkbox"
      className={BOX}
      aria-label={`Select ${name}`}
      checked={selection.chosen.some(({ _id }) => _id === item._id)}
      onChange={({ target }) => selection.choose([item], target.checked)}
    />
  );
}

export function SelectAll({ selection: { shown, isOld, chosen, choose, box } }: { selection: Selection }) {
  const isAll = chosen.length === shown.length;
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = chosen.length > 0 && !isAll;
  });
  if (shown.length === 0) return null;
  return (
    <label className={`flex items-center gap-2.5 py-1 font-semibold text-sm ${isOld ? "invisible" : ""}`}>
      <input
        ref={box}
        type="checkbox"
        className={BOX}
        checked={isAll}
        onChange={({ target }) => choose(shown, target.checked)}
      />
      <span>{`Select all ${shown.length} shown`}</span>
    </label>
  );
}

/** The bar leaves with the last selected item, and may have the focus then. */
function useBar(box: RefObject<HTMLElement | null>) {
  return useCallback(
    (bar: HTMLElement | null) => {
      const stop = watchBar(bar);
      return () => {
        if (bar?.contains(document.activeElement)) box.current?.focus();
        stop?.();
      };
    },
    [box],
  );
}

/** Sticky while something is selected. The children are its actions. */
export function SelectionBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const bar = useBar(selection.box);
  const count = selection.chosen.length;
  if (count === 0) return null;
  return (
    <section
      ref={bar}
      aria-label="Selected"
      className={`panel bar flex flex-wrap items-center gap-2 border-base-content/30 p-3 shadow-lg ${selection.isOld ? "invisible" : ""}`}
    >
      <p aria-live="polite" className="grow font-bold tabular-nums">
        {`${count} selected`}
      </p>
      {children}
      <button type="button" className="btn btn-sm btn-ghost" onClick={selection.clear}>
        Clear
      </button>
    </section>
  );
}
