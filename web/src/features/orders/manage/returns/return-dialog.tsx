import type { ShownOrder } from "@carparts/functions/contract/orders";
import { parseInteger } from "@carparts/functions/contract/values/typed";
import { wholeHint } from "@carparts/functions/contract/values/typed-words";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { total } from "#ui/format/money.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { SuggestedField } from "#ui/forms/suggested-field.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { ReturnedPieces } from "../../fulfilment/returned-pieces.tsx";
import { ActionUnavailable } from "../opened/action-unavailable.tsx";
import { doneText, isReturnable, piecesLeft, stockText } from "./return-rule.ts";
import { returnedStockQuery, useReturnPieces } from "./returns.queries.ts";

const WITHDRAWN = "Withdrawn";
const REASONS = ["Doesn't fit", "Wrong part", "Faulty", "Damaged on the way", WITHDRAWN];

interface Props {
  order: ShownOrder;
  /** The admin. */
  viewer: string;
  onClose: () => void;
}

/** Takes pieces back. If another admin was faster it stays, with what was typed beside what is there now. */
export function ReturnDialog({ order, viewer, onClose }: Props) {
  const [seen, setSeen] = useState(order);
  const left = piecesLeft(seen);
  const [typed, setTyped] = useState(`${left}`);
  const [isSellable, setSellable] = useState(true);
  const stock = useQuery(returnedStockQuery(order.productId));
  const submission = useSubmit(useReturnPieces(order._id), {
    what: `Order ${order.number}`,
    doneText,
    onDone: onClose,
    onRefused(error) {
      if (error instanceof ApiError && error.present) setSeen(error.present as ShownOrder);
    },
  });
  const count = parseInteger(typed);
  const pieces = count >= 1 && count <= left ? count : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    const { reason, deposit } = formValues(event, "reason", "deposit");
    const isRight = submission.check({
      ...(pieces === undefined && {
        pieces: `Type a whole number from 1 to ${left}. ${wholeHint(typed)}`.trim(),
      }),
      ...(reason === "" && { reason: "Give the reason for the return." }),
    });
    if (!isRight || pieces === undefined) return;
    const { version } = seen;
    submission.send({ version, pieces, isSellable, reason, ...(deposit && { isDepositBack: true }) });
  }

  const lead = (
    <>
      <p className="wrap-anywhere">
        Order {seen.number}: {seen.MinimumOrder} × {seen.productName}, for {seen.name}
      </p>
      {seen.returns && <ReturnedPieces order={seen} viewer={viewer} />}
    </>
  );
  if (!isReturnable(seen)) {
    const reason = "Nothing of this order can be returned now.";
    return <ActionUnavailable title="Return" lead={lead} reason={reason} onClose={onClose} />;
  }
  return (
    <FormDialog
      title="Return"
      lead={lead}
      submission={submission}
      action="Take back"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Pieces"
        {...submission.field("pieces")}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint={`${left} of ${seen.MinimumOrder} can be returned.`}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 font-semibold text-sm">Can they be sold again?</legend>
        {["Yes, back into stock", "No, not usable"].map((label, index) => (
          <label key={label} className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name="usable"
              className="radio radio-sm"
              defaultChecked={index === 0}
              onChange={() => setSellable(index === 0)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {stock.error ? (
        <LoadFailed what="The stock" error={stock.error} onRetry={() => stock.refetch()} />
      ) : (
        <output className="rounded-field bg-base-200 px-4 py-3 tabular-nums">
          {stock.data === undefined ? "Checking the stock…" : stockText(stock.data, pieces, isSellable)}
        </output>
      )}
      <SuggestedField
        label="Reason"
        {...submission.field("reason")}
        suggestions={REASONS}
        defaultValue={seen.withdrawnAt && WITHDRAWN}
        maxLength={300}
        hint="The customer reads it too."
      />
      {seen.deposit > 0 && (
        <label className="flex min-h-8 items-center gap-2">
          <input type="checkbox" name="deposit" className="checkbox checkbox-sm" />
          <span className="wrap-anywhere min-w-0">
            {`The deposit of ${total(seen.deposit, pieces ?? left)} is given back`}
          </span>
        </label>
      )}
    </FormDialog>
  );
}
