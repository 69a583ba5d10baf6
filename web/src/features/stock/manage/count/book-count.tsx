import type { CountResult } from "@carparts/functions/contract/admin/counts";
import { useState } from "react";
import { notify } from "#lib/notify.ts";
import { useUndoToast } from "#lib/undoable.ts";
import { Button } from "#ui/button.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { focusInvalid } from "#ui/forms/focus-invalid.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { signed, signedMoney, signedPieces } from "../signed.ts";
import { BookDialog } from "./book-dialog.tsx";
import { afterBooking, bookedLines, type CountList, type Line } from "./count-list.ts";
import { GONE, useBookCount } from "./counts.queries.ts";

interface Props {
  list: CountList;
  onChange: (act: (list: CountList) => CountList) => void;
}

function faultOf({ result, reason }: CountResult): string | undefined {
  return result === "done" ? undefined : (reason ?? GONE);
}

/** A count's result, computed before it's booked. */
interface Checked {
  readonly lines: readonly Line[];
  readonly countId: string;
  readonly results: readonly CountResult[];
}

/** Asks the server what the count comes to, shows it, and books it. */
export function BookCount({ list, onChange }: Props) {
  const [checked, setChecked] = useState<Checked>();
  const toastUndo = useUndoToast();
  const check = useBookCount((results, count) => setChecked({ ...count, results }));
  const book = useBookCount(end);
  const count = { lines: bookedLines(list, "count"), countId: list.id };

  function end(results: readonly CountResult[], { lines, countId }: Omit<Checked, "results">): void {
    const fieldErrors = lines.map(
      ({ productId }, at) => [productId, faultOf(results[at] as CountResult)] as const,
    );
    onChange((before) => afterBooking(before, new Map(fieldErrors)));
    setChecked(undefined);
    const done = results.filter(({ result }) => result === "done");
    const text = `${pluralize(done.length, "part")} booked, ${signedPieces(sum(done))}.`;
    if (done.some(({ difference }) => difference !== 0)) toastUndo({ ids: [countId], isAct: true, text });
    else if (done.length > 0) notify("success", text);
    if (done.length < results.length) {
      notify(
        "error",
        `${pluralize(results.length - done.length, "part")} couldn't be booked. See why in the list.`,
      );
    }
  }

  return (
    <>
      <Button
        className="btn-primary"
        isOff={count.lines.length === 0 || check.isPending}
        onClick={() => {
          if (focusInvalid(document.body)) return;
          book.reset();
          check.mutate({ ...count, isDryRun: true });
        }}
      >
        Check and book
      </Button>
      <FormError error={check.error} />
      {checked && (
        <BookDialog
          what="count"
          isPossible={checked.results.some(({ result }) => result === "done")}
          isPending={book.isPending}
          error={book.error}
          onBook={() => book.mutateAsync({ lines: checked.lines, countId: checked.countId, isDryRun: false })}
          onClose={() => setChecked(undefined)}
        >
          <Summary {...checked} />
        </BookDialog>
      )}
    </>
  );
}

function sum(results: readonly CountResult[]): number {
  return results.reduce((sum, { difference }) => sum + difference, 0);
}

function Summary({ lines, results }: Checked) {
  const done = results.filter(({ result }) => result === "done");
  const different = done.filter(({ difference }) => difference !== 0).length;
  const value = done.reduce((sum, each) => sum + Math.round((each.value ?? 0) * 100), 0);
  return (
    <>
      <p>
        <span>
          {`${pluralize(done.length, "part")} counted, ${different} ${different === 1 ? "differs" : "differ"}. ${signedPieces(sum(done))}, `}
        </span>
        <span>{`${signedMoney(value)}.`}</span>
      </p>
      <ul aria-label="What is booked" className="grid max-h-60 gap-2 overflow-y-auto">
        {lines.map(({ productId, name }, at) => {
          const result = results[at] as CountResult;
          if (result.result === "done" && result.difference === 0) return null;
          return (
            <li key={productId} className="wrap-anywhere flex flex-wrap justify-between gap-x-4">
              <span>{name}</span>
              {faultOf(result) ? (
                <span className="text-error text-sm">{`Not booked. ${faultOf(result)}`}</span>
              ) : (
                <b className="tabular-nums">{signed(result.difference)}</b>
              )}
            </li>
          );
        })}
      </ul>
      <p className="muted text-sm">What was sold or delivered since you counted is kept.</p>
    </>
  );
}
