import { type KeyboardEvent, useId, useRef, useState } from "react";
import { onKeys } from "#lib/keys.ts";
import { loadToasts } from "#lib/notify.ts";
import { toastResult } from "#lib/toast-result.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import type { RestockedPart } from "./restock-dialog.tsx";
import { outcome, parseSignedChange, signedHint } from "./restock-rule.ts";
import { useRestock } from "./stock.queries.ts";

const REASON = "Booked in the list";

/** Pieces that come or leave, by keys alone: +5 or -2 and Enter, or the arrows for one more and one less. */
export function QuickStock({ part }: { part: RestockedPart }) {
  const { unanswered, mutateAsync, isPending } = useRestock(part._id);
  const sent = unanswered?.reason === REASON ? unanswered.change : 0;
  const [typed, setTyped] = useState(signed(sent));
  const [isRefused, setRefused] = useState(false);
  /** Counts inputs, so that a late answer doesn't clear a newer one. */
  const text = useRef(0);
  const booked = useRef(-1);
  const before = useRef(Promise.resolve());
  const change = parseSignedChange(typed);
  const id = useId();

  function type(next: string): void {
    text.current++;
    setTyped(next);
    setRefused(false);
  }

  function book(): void {
    if (change === undefined) {
      setRefused(typed !== "");
      return;
    }
    const own = text.current;
    if (booked.current === own) return;
    booked.current = own;
    // Its key depends on whether the one before was answered.
    before.current = before.current.then(() => send(change, own));
  }

  async function send(change: number, own: number): Promise<void> {
    const booking = mutateAsync({ change, reason: REASON });
    toastResult(booking, `${part.name}, ${signed(change)}`);
    const isBooked = await booking.then(
      () => true,
      () => false,
    );
    if (!isBooked && booked.current === own) booked.current = -1;
    // Later input is another booking.
    if (isBooked && text.current === own) type("");
  }

  function press(event: KeyboardEvent): void {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Enter") book();
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
        onKeyDown={onKeys(press)}
        onFocus={loadToasts}
      />
      <span id={id} role="status" className="whitespace-normal text-xs empty:hidden">
        {isRefused && <span className="font-semibold text-error">{signedHint(typed)}</span>}
        {change !== undefined && <span>{outcome(part.quantity, change)}</span>}
        {change === sent && !isPending && (
          <UnansweredNotice doubt="this was booked" once="booked" onSend={book} isCompact />
        )}
      </span>
    </span>
  );
}

function signed(change: number): string {
  if (change === 0) return "";
  return change > 0 ? `+${change}` : `${change}`;
}
