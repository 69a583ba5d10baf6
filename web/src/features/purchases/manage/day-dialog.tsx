import type { Purchase } from "@carparts/functions/contract/admin/purchases";
import type { Supplier } from "@carparts/functions/contract/admin/suppliers";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { ApiError } from "#lib/api-client.ts";
import { shopDayIn } from "#lib/shop-today.ts";
import { toastError } from "#lib/toast-result.ts";
import { useFreshData } from "#lib/use-fresh-data.ts";
import { LoadingModal } from "#ui/dialogs/loading-modal.tsx";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { mailQuery, supplierQuery, useChangePurchase, useMovePurchase } from "./purchases.queries.ts";

interface Props {
  purchase: Purchase;
  onClose: () => void;
}

/** Its supplier's days and email are those of now. */
export function SendDialog({ purchase, onClose }: Props) {
  const query = useQuery(supplierQuery(purchase.supplier._id));
  const supplier = useFreshData(query);
  const mail = useQuery(mailQuery);
  if (supplier && mail.data)
    return <DayDialog purchase={purchase} sending={{ supplier, ...mail.data }} onClose={onClose} />;
  const [title, what] = [`Send ${purchase.number}`, supplier ? "The shop's emails" : "The supplier"];
  return <LoadingModal title={title} what={what} query={supplier ? mail : query} onClose={onClose} />;
}

interface DayProps extends Props {
  /** Else its day alone changes. */
  sending?: { readonly supplier: Supplier; readonly sendsEmail: boolean };
}

/** Asks when it's to come and, where it's sent, whether the list is emailed. */
export function DayDialog({ purchase, sending, onClose }: DayProps) {
  const { number, version } = purchase;
  const [typed, setTyped] = useState<string>();
  const move = useMovePurchase(purchase);
  const change = useChangePurchase(purchase);
  const submission = useSubmit<{ expected: string | null; isMailed: boolean }, Purchase>(
    {
      ...{ error: move.error ?? change.error, isPending: move.isPending || change.isPending },
      mutateAsync: ({ expected, isMailed }) =>
        sending
          ? move.mutateAsync({ state: "sent", expected, ...(isMailed && { isMailed }) })
          : change.mutateAsync({ version, expected }),
    },
    {
      what: number,
      doneText: () => `${number}: ${sending ? "sent" : "saved"}.`,
      onDone: onClose,
      onRefused(error) {
        // The dialog goes with the state that it was opened in.
        const { present } = error as ApiError<Purchase>;
        if (present && present.state !== purchase.state) toastError(number, error);
      },
    },
  );

  function submit(event: FormEvent<HTMLFormElement>) {
    const isMailed = new FormData(event.currentTarget).has("isMailed");
    const { expected } = formValues(event, "expected");
    submission.send({ expected: expected || null, isMailed });
  }

  const email = sending?.sendsEmail ? sending.supplier.email : null;
  const usual = sending?.supplier.days == null ? "" : shopDayIn(sending.supplier.days);
  return (
    <FormDialog
      title={sending ? `Send ${number}` : `Expected day of ${number}`}
      lead={sending && <p>Its lines can't change after that, and its parts are on order until they come.</p>}
      submission={submission}
      action={sending ? "Send" : "Save"}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label="Expected day"
        {...submission.field("expected")}
        type="date"
        value={typed ?? (sending ? usual : (purchase.expected ?? ""))}
        onChange={({ target }) => setTyped(target.value)}
        hint="Leave it empty if you don't know."
      />
      {sending &&
        (email ? (
          <CheckField label={`Email the list to ${email}`} {...submission.field("isMailed")} defaultChecked />
        ) : (
          <p className="muted text-sm">
            {`${sending.sendsEmail ? "This supplier has no email." : "This shop sends no emails."} Print the list, or save it as a file.`}
          </p>
        ))}
    </FormDialog>
  );
}
