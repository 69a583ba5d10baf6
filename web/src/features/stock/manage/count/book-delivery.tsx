import { useState } from "react";
import { notify } from "#lib/notify.ts";
import { Button } from "#ui/button.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { Field } from "#ui/forms/field.tsx";
import { focusInvalid } from "#ui/forms/focus-invalid.ts";
import { signedPieces } from "../signed.ts";
import { BookDialog } from "./book-dialog.tsx";
import { afterBooking, bookedLines, type CountList, sum } from "./count-list.ts";
import { useBookDelivery } from "./counts.queries.ts";

interface Props {
  list: CountList;
  onChange: (act: (list: CountList) => CountList) => void;
}

/** Adds what came to the stock, part by part. What is booked leaves the list at once, so that a reload books it no more. */
export function BookDelivery({ list, onChange }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const book = useBookDelivery(({ booked, left }) => {
    setConfirming(false);
    if (booked > 0) notify("success", `${pluralize(booked, "part")} booked.`);
    if (left > 0) notify("error", `${pluralize(left, "part")} couldn't be booked. See why in the list.`);
  });
  const lines = bookedLines(list, "deliver");
  const { pieces } = sum(lines);
  const reason = list.reason.trim();

  function send(): Promise<unknown> {
    const onEnd = (productId: string, fault?: string) =>
      onChange((before) => afterBooking(before, new Map([[productId, fault]])));
    return book.mutateAsync({ lines, reason, onEnd });
  }

  return (
    <>
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
      <Button
        className="btn-primary self-end"
        isOff={lines.length === 0 || reason === ""}
        onClick={() => {
          if (focusInvalid(document.body)) return;
          book.reset();
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
        </BookDialog>
      )}
    </>
  );
}
