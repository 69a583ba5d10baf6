import type { Purchase } from "@carparts/functions/contract/admin/purchases";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { shopTimeZone } from "#lib/withdrawal-period.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { supplierQuery, useChangePurchase, useMovePurchase } from "./purchases.queries.ts";

interface Props {
  purchase: Purchase;
  /** Else its day alone changes. */
  isSending: boolean;
  onClose: () => void;
}

const DAY = 24 * 60 * 60 * 1000;

/** The shop's day in so many days. */
function dayIn(days: number): string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone: shopTimeZone, dateStyle: "short" });
  return format.format(Date.now() + days * DAY);
}

/** Asks when it's to come and, where it's sent, whether the list is emailed. */
export function DayDialog({ purchase, isSending, onClose }: Props) {
  const { number, supplier } = purchase;
  const { data, isPending } = useQuery(supplierQuery(supplier._id));
  const [typed, setTyped] = useState<string>();
  const move = useMovePurchase(purchase);
  const change = useChangePurchase(purchase);
  const submission = useSubmit<{ expected: string | null; isMailed: boolean }, Purchase>(
    {
      ...{ error: move.error ?? change.error, isPending: move.isPending || change.isPending },
      mutateAsync: ({ expected, isMailed }) =>
        isSending
          ? move.mutateAsync({ state: "sent", expected, ...(isMailed && { isMailed }) })
          : change.mutateAsync({ expected }),
    },
    {
      what: number,
      doneText: () => `${number}: ${isSending ? "sent" : "saved"}.`,
      onDone: onClose,
    },
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    const isMailed = new FormData(event.currentTarget).has("isMailed");
    const { expected } = formValues(event, "expected");
    submission.send({ expected: expected || null, isMailed });
  }

  const usual = data?.days == null ? "" : dayIn(data.days);
  return (
    <FormDialog
      title={isSending ? `Send ${number}` : `Expected day of ${number}`}
      lead={
        isSending && <p>Its lines can't change after that, and its parts are on order until they come.</p>
      }
      submission={submission}
      action={isSending ? "Send" : "Save"}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Expected day"
        {...submission.field("expected")}
        type="date"
        value={typed ?? (isSending ? usual : (purchase.expected ?? ""))}
        onChange={({ target }) => setTyped(target.value)}
        hint="Leave it empty if you don't know."
      />
      {isSending &&
        (data?.email ? (
          <CheckField
            label={`Email the list to ${data.email}`}
            {...submission.field("isMailed")}
            defaultChecked
          />
        ) : (
          <p className="muted text-sm">
            {isPending
              ? "Looking up the supplier …"
              : "This supplier has no email. Print the list, or save it as a file."}
          </p>
        ))}
    </FormDialog>
  );
}
