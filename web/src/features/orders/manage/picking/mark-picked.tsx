import type { PickingLine } from "@carparts/functions/contract/admin/picking";
import { watchBar } from "#ui/bar.ts";
import { Button } from "#ui/button.tsx";
import { focusInvalid } from "#ui/forms/focus-invalid.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import type { PickingMarks } from "./picking-marks.ts";
import { allocation, isTicked, type PickingState, withTicks } from "./picking-state.ts";
import type { ChangePicking } from "./picking-store.ts";

interface Props {
  lines: readonly PickingLine[];
  state: PickingState;
  change: ChangePicking;
  marks: PickingMarks;
}

/** Stays in sight. Takes the orders that are ticked. */
export function MarkPicked({ lines, state, change, marks: { isPending, error, mark } }: Props) {
  const orders = lines.flatMap((line) => line.orders);
  const ticked = orders.filter((order) => isTicked(state, order));

  function tickAll(): void {
    const ticks = (before: PickingState, line: PickingLine) =>
      withTicks(before, line, allocation(before, line).filled);
    change((before) => lines.reduce(ticks, before));
  }

  return (
    <section
      ref={watchBar}
      aria-label="Picked"
      className="panel bar flex flex-wrap items-center gap-2 border-base-content/30 p-3 shadow-lg"
    >
      <p aria-live="polite" className="grow font-bold tabular-nums">
        <span>{`${ticked.length} of ${orders.length}`}</span>
        <span className="max-sm:sr-only"> ticked</span>
      </p>
      <button type="button" className="btn btn-ghost" onClick={tickAll}>
        Tick all
      </button>
      <Button
        className="btn-primary"
        isOff={ticked.length === 0 || isPending}
        onClick={() => {
          if (!focusInvalid(document.body)) void mark(ticked);
        }}
      >
        Mark picked
      </Button>
      <FormError error={error} />
    </section>
  );
}
