import { NotePayment, notePayment } from "@carparts/functions/contract/admin/payments";
import type { ShownOrder } from "@carparts/functions/contract/orders";
import { amountHint } from "@carparts/functions/contract/values/typed-words";
import { type FormEvent, useState } from "react";
import { useModalParam } from "#lib/modal-param.ts";
import { shopToday } from "#lib/shop-today.ts";
import { useUnanswered } from "#lib/write-keys.ts";
import { money } from "#ui/format/money.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { issuesByField } from "#ui/forms/issues-by-field.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { useSubmit } from "#ui/forms/submission.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { OrderLoader } from "../opened/order-loader.tsx";
import { paymentStateNames, useNotePayment } from "./payments.queries.ts";

const TITLE = "Payment received";

/** For the order that the address says. */
export function OpenReceived({ uid }: { uid: string }) {
  const { value: id, close } = useModalParam("received");
  if (id === undefined) return null;
  return (
    <OrderLoader key={id} title={TITLE} uid={uid} id={id} onClose={close}>
      {(order) => <ReceivedDialog order={order} viewer={uid} onClose={close} />}
    </OrderLoader>
  );
}

interface Props {
  order: ShownOrder;
  /** The admin. */
  viewer: string;
  onClose: () => void;
}

/** Writes down what came, and charges nothing. Begins with what is due, or with what has no answer yet. */
function ReceivedDialog({ order: { _id, name, payment }, viewer, onClose }: Props) {
  const { reference, total, paid, due } = payment;
  const unanswered = useUnanswered(viewer, notePayment, reference);
  const [begun] = useState(unanswered);
  const submission = useSubmit(useNotePayment(reference), {
    what: `Payment for ${reference}`,
    doneText: ({ payment }) => `Payment for ${reference} written down: ${paymentStateNames[payment.state]}.`,
    onDone: onClose,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = { order: _id, ...formValues(event, "amount", "day", "kind", "reference") };
    const read = NotePayment.safeParse(typed);
    const faults = issuesByField(read);
    const hint = faults.amount && amountHint(typed.amount);
    if (submission.check({ ...faults, ...(hint && { amount: `${faults.amount} ${hint}` }) }) && read.success)
      submission.send(read.data);
  }

  return (
    <FormDialog
      title={TITLE}
      lead={
        <p className="wrap-anywhere tabular-nums">
          <span>{`Order ${reference} of `}</span>
          <bdi>{name}</bdi>
          <span>{`: ${money(paid)} of ${money(total)} came, ${money(due)} is due.`}</span>
        </p>
      }
      submission={submission}
      action="Record payment"
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Amount"
        {...submission.field("amount")}
        inputMode="text"
        autoComplete="off"
        defaultValue={begun?.amount ?? (due === 0 ? "" : due.toFixed(2))}
        hint="Below 0, such as -5.00, if you paid it back."
      />
      <Field label="Day" {...submission.field("day")} type="date" defaultValue={begun?.day ?? shopToday()} />
      <SelectField label="How" {...submission.field("kind")} defaultValue={begun?.kind}>
        <option value="bank">By bank</option>
        <option value="other">Another way</option>
      </SelectField>
      <Field
        label="Reference"
        {...submission.field("reference")}
        autoComplete="off"
        maxLength={200}
        defaultValue={begun?.reference}
        hint="Optional, such as the bank's text."
      />
      {unanswered && !submission.isPending && (
        <UnansweredNotice
          doubt="the payment was written down"
          once="written down"
          onSend={() => submission.send(unanswered)}
        />
      )}
    </FormDialog>
  );
}
