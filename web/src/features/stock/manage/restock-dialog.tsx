import type { Product } from "@carparts/functions/contract/products";
import { wholeHint } from "@carparts/functions/contract/values/typed-words";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { SuggestedField } from "#ui/forms/suggested-field.tsx";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { outcome, parseChange } from "./restock-rule.ts";
import { presentStockQuery, useRestock } from "./stock.queries.ts";

const REASONS = ["Delivery", "Count", "Return", "Damaged", "Lost"];

export type RestockedPart = Pick<Product, "_id" | "name" | "quantity">;

interface Props {
  part: RestockedPart;
  onClose: () => void;
}

/** Adds pieces or takes some away. Keeps what you typed when the change is refused, and opens with what has no answer yet. */
export default function RestockDialog({ part, onClose }: Props) {
  const stock = useQuery(presentStockQuery(part._id));
  const restock = useRestock(part._id);
  const { unanswered } = restock;
  const [begun] = useState(unanswered);
  const [isLess, setLess] = useState(begun !== undefined && begun.change < 0);
  const [typed, setTyped] = useState(begun ? String(Math.abs(begun.change)) : "");
  const submission = useSubmit(restock, {
    what: part.name,
    onDone: onClose,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const { reason } = formValues(event, "reason");
    const change = parseChange(typed, isLess);
    const isRight = submission.check({
      ...(change === undefined && {
        change: `Type a whole number of pieces, 1 or more. ${wholeHint(typed)}`.trim(),
      }),
      ...(reason === "" && { reason: "Give a reason, so that others understand it later." }),
    });
    if (isRight && change !== undefined) submission.send({ change, reason });
  }

  return (
    <FormDialog
      title="Restock"
      lead={<p className="wrap-anywhere font-semibold">{part.name}</p>}
      submission={submission}
      action={isLess ? "Take away" : "Add"}
      onSubmit={submit}
      onClose={onClose}
    >
      <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
        <legend className="sr-only">Direction</legend>
        {["Add pieces", "Take pieces away"].map((label, index) => (
          <label key={label} className="flex min-h-8 items-center gap-2 font-semibold">
            <input
              type="radio"
              name="direction"
              className="radio radio-sm"
              defaultChecked={(index === 1) === isLess}
              onChange={() => setLess(index === 1)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Field
        label="Pieces"
        name="pieces"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={submission.fieldErrors.change}
      />
      {stock.error ? (
        <LoadFailed what="The present stock" error={stock.error} onRetry={() => stock.refetch()} />
      ) : (
        <output className="rounded-field bg-base-200 px-4 py-3 text-lg tabular-nums">
          {outcome(stock.data ?? part.quantity, parseChange(typed, isLess))}
        </output>
      )}
      <SuggestedField
        label="Reason"
        {...submission.field("reason")}
        suggestions={REASONS}
        defaultValue={begun?.reason}
        maxLength={300}
      />
      {unanswered && !submission.isPending && (
        <UnansweredNotice doubt="this was booked" once="booked" onSend={() => submission.send(unanswered)} />
      )}
    </FormDialog>
  );
}
