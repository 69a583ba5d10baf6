import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isSingleKey, listenToKeys } from "#lib/keys.ts";
import { useSingleKeys } from "#lib/single-keys.ts";

interface RowKeys {
  /** Contains the rows. The keys work while the focus is in there, or nowhere. */
  readonly scope: RefObject<HTMLElement | null>;
  /** The action of each key, with the focused row, if any. */
  readonly acts: Readonly<Record<string, (id: string | undefined) => void>>;
  readonly onHelp: () => void;
}

/** Goes through a table's rows, which have an `id`, by `j` and `k`. `?` asks which keys there are. */
export function useRowKeys({ scope, acts, onHelp }: RowKeys): void {
  const { isOn } = useSingleKeys();
  /** The cursor's last place, for when the focus is elsewhere or its row has gone. */
  const last = useRef<{ id: string | undefined; place: number }>(undefined);

  function move(step: 1 | -1): void {
    const rows = rowsIn(scope.current);
    const found = rows.findIndex(({ dataset }) => dataset.row === (focusedRow() ?? last.current?.id));
    const next = step === 1 ? (last.current?.place ?? 0) : (last.current?.place ?? 0) - 1;
    const row = rows[Math.min(Math.max(found < 0 ? next : found + step, 0), rows.length - 1)];
    row?.focus();
    rememberRow();
  }

  function rememberRow(): void {
    const id = focusedRow();
    if (id === undefined) return;
    last.current = { id, place: rowsIn(scope.current).findIndex(({ dataset }) => dataset.row === id) };
  }

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat, target } = event;
    if (!isForRows(event, scope.current)) return;
    const isRow = target instanceof Element && target.matches(ROW);
    const act = key === "?" ? onHelp : acts[key === "Enter" && isRow ? "o" : key];
    const isMove = key === "j" || key === "k";
    if (!isMove && (!act || repeat)) return;
    event.preventDefault();
    rememberRow();
    if (isMove) move(key === "j" ? 1 : -1);
    else act?.(focusedRow());
  });
  useEffect(() => (isOn ? listenToKeys(press) : undefined), [isOn]);
}

const ROW = "tr[data-row]";

function rowsIn(scope: HTMLElement | null): HTMLElement[] {
  return [...(scope?.querySelectorAll<HTMLElement>(ROW) ?? [])];
}

function focusedRow(): string | undefined {
  return document.activeElement?.closest<HTMLElement>(ROW)?.dataset.row;
}

function isForRows(event: KeyboardEvent, scope: HTMLElement | null): boolean {
  const { target } = event;
  if (event.defaultPrevented || !isSingleKey(event) || !(target instanceof Element)) return false;
  // After a link, the focus is on the page's main part.
  const isInScope = scope !== null && (scope.contains(target) || target.contains(scope));
  return isInScope && document.querySelector("dialog[open]") === null;
}
