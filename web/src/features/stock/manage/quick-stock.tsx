import { type KeyboardEvent, useId, useRef, useState } from "react";
import { loadToasts, notify } from "#lib/notify.ts";
import type { Stocked } from "./restock-dialog.tsx";
import { outcome, signedChangeOf, signedHint } from "./restock-rule.ts";
import { useRestock } from "./stock.queries.ts";

const REASON = "Booked in the list";

/** Pieces that come or leave, by keys alone: +5 or -2 and Enter, or the arrows for one more and one less. */
export function QuickStock({ part }: { part: Stocked }) {
  const [typed, setTyped] = useState("");
  const [isRefused, setRefused] = useState(false);
  // One key for what is typed: a retry after a lost response finds the first change.
  const key = useRef("");
  const { mutate, isPending } = useRestock(part._id);
  const change = signedChangeOf(typed);
  const id = useId();

  function type(text: string): void {
    key.current = crypto.randomUUID();
    setTyped(text);
    setRefused(false);
  }

  function book(): void {
    if (change === undefined) {
      setRefused(typed !== "");
      return;
    }
    mutate(
      { change, reason: REASON, key: key.current },
      {
        onSuccess({ quantity }) {
          type("");
          notify("success", `${part.name}: from ${quantity - change} to ${quantity}.`);
        },
        onError: (error) => notify("error", `${part.name}: ${error.message}`),
      },
    );
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Enter" && !isPending) book();
    else if (event.key === "Escape") type("");
    else if (step) {
      event.preventDefault();
      type(signed((change ?? 0) + step));
    }
  }

  return (
    <span className="grid justify-items-end gap-0.5">
      <input
        className="control h-9 min-h-9 w-14 px-1 py-0 text-center text-sm tabular-nums"
        aria-label={`Add or take pieces: ${part.name}`}
        aria-describedby={id}
        aria-invalid={isRefused || undefined}
        placeholder="±"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        onFocus={loadToasts}
      />
      <span id={id} role="status" className="text-xs empty:hidden">
        {isRefused && <span className="font-semibold text-error">{signedHint(typed)}</span>}
        {change !== undefined && <span>{outcome(part.quantity, change)}</span>}
      </span>
    </span>
  );
}

function signed(change: number): string {
  if (change === 0) return "";
  return change > 0 ? `+${change}` : `${change}`;
}
