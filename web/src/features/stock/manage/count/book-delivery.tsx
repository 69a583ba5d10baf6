import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { notify } from "#lib/notify.ts";
import { offerUndo } from "#lib/offer-undo.tsx";
import { toastResult } from "#lib/toast-result.ts";
import { Button } from "#ui/button.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field } from "#ui/forms/field.tsx";
import { focusInvalid } from "#ui/forms/focus-invalid.ts";
import { signedPieces } from "../signed.ts";
import { BookDialog } from "./book-dialog.tsx";
import { afterBooking, bookedLines, type CountList, type Line, sum } from "./count-list.ts";
import { useBookDelivery } from "./counts.queries.ts";
import { orderedQuery } from "./ordered.queries.ts";
import { overLines, stateOf, strangers } from "./ordered-lines.ts";

interface Props {
  list: CountList;
  onChange: (act: (list: CountList) => CountList) => void;
  /** Told of what was booked. */
  onBooked: (lines: readonly Line[]) => void;
  onUndone: (lines: readonly Line[]) => void;
}

/** Adds what came to the stock, part by part. What is booked leaves the list at once, so that a reload books it no more. */
export function BookDelivery({ list, onChange, onBooked, onUndone }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const [isOver, setOver] = useState(false);
  const { purchase: id } = list;
  const purchase = useQuery({ ...orderedQuery(id ?? ""), enabled: id !== undefined }).data;
  const book = useBookDelivery(({ booked, left }) => {
    setConfirming(false);
    onBooked(booked);
    if (id !== undefined && booked.length > 0)
      notify("success", `${pluralize(booked.length, "part")} booked in.`);
    else if (booked.length > 0)
      void offerUndo(`${pluralize(booked.length, "part")} booked.`, () => bookOpposite(booked));
    if (left > 0) notify("error", `${pluralize(left, "part")} couldn't be booked. See why in the list.`);
  });

  const undo = useBookDelivery(({ booked }) => onUndone(booked));

  /** Books stay as they are, so what is undone is booked the other way. */
  function bookOpposite(lines: readonly Line[]): void {
    const faults = new Set<string>();
    const opposite = lines.map((line) => ({
      ...line,
      pieces: -(line.pieces ?? 0),
      key: crypto.randomUUID(),
    }));
    const onEnd = (_id: string, fault?: string) => void (fault && faults.add(fault));
    const undoing = undo.mutateAsync({ lines: opposite, reason: "Undone", onEnd });
    toastResult(
      undoing.then(({ booked, left }) => {
        if (left > 0) throw new Error([...faults].join(" "));
        return `${pluralize(booked.length, "part")} booked out again.`;
      }),
      "Undoing this delivery",
      (text) => text,
    );
  }

  const isOrdered = id !== undefined && purchase !== undefined;
  const odd = new Set((isOrdered ? strangers(purchase, list) : []).map(({ productId }) => productId));
  const over = isOrdered ? overLines(purchase, list) : [];
  const lines = bookedLines(list, "deliver").filter(({ productId }) => !odd.has(productId));
  const { pieces } = sum(lines);
  const reason = id === undefined ? list.reason.trim() : (purchase?.number ?? "");

  function send(): Promise<unknown> {
    const onEnd = (productId: string, fault?: string) =>
      onChange((before) => afterBooking(before, new Map([[productId, fault]])));
    return book.mutateAsync({ lines, reason, onEnd, purchase: id, isOver });
  }

  return (
    <>
      {id === undefined && (
        <div className="grow basis-60">
          <Field
            label="Reason"
            autoComplete="off"
            maxLength={300}
            value={list.reason}
            onChange={({ target }) => onChange((before) => ({ ...before, reason: target.value }))}
            error={reason === "" ? "Give a reason, so that others understand it later." : undefined}
          />
        </div>
      )}
      <Button
        className="btn-primary self-end"
        isOff={lines.length === 0 || reason === ""}
        onClick={() => {
          if (focusInvalid(document.body)) return;
          book.reset();
          setOver(false);
          setConfirming(true);
        }}
      >
        Check and book
      </Button>
      {isConfirming && (
        <BookDialog
          what="delivery"
          isPossible={lines.length > 0}
          isPending={book.isPending}
          error={book.error}
          onBook={send}
          onClose={() => setConfirming(false)}
        >
          <p>{`${pluralize(lines.length, "part")}, ${signedPieces(pieces)}: ${reason}.`}</p>
          {over.length > 0 && (
            <>
              <p className="font-semibold">More came than was ordered:</p>
              <ul aria-label="Over" className="list-disc pl-5">
                {over.map((line) => (
                  <li key={line.productId} className="wrap-anywhere">{`${line.name}: ${stateOf(line)}`}</li>
                ))}
              </ul>
              <CheckField
                label="Book these, too"
                checked={isOver}
                onChange={({ target }) => setOver(target.checked)}
                hint="Otherwise they stay in the list."
              />
            </>
          )}
        </BookDialog>
      )}
    </>
  );
}
