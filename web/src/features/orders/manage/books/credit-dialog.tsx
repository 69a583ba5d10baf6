import { WriteCredit, writeCredit } from "@carparts/functions/contract/admin/invoices";
import type { Invoice } from "@carparts/functions/contract/invoices";
import { wholeHint } from "@carparts/functions/contract/values/typed-words";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useModalParam } from "#lib/modal-param.ts";
import { useFreshData } from "#lib/use-fresh-data.ts";
import { useUnanswered } from "#lib/write-keys.ts";
import { LoadingModal } from "#ui/dialogs/loading-modal.tsx";
import { cents, money, written } from "#ui/format/money.ts";
import { CheckField } from "#ui/forms/check-field.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { issuesByField } from "#ui/forms/issues-by-field.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { invoiceQuery } from "../../invoice/invoice.queries.ts";
import { ActionUnavailable } from "../opened/action-unavailable.tsx";
import {
  creditableRows,
  creditedCents,
  errorsByRow,
  isShippingLeft,
  keyOf,
  piecesToSend,
  type TypedPieces,
  typedOf,
} from "./credit-rule.ts";
import { useWriteCredit } from "./invoices.queries.ts";

const TITLE = "Credit note";

/** For the invoice that the address says. */
export function OpenCredit({ uid }: { uid: string }) {
  const { value: number, close } = useModalParam("credit");
  if (number === undefined) return null;
  return <CreditLoader key={number} uid={uid} number={number} onClose={close} />;
}

interface LoaderProps {
  uid: string;
  number: string;
  onClose: () => void;
}

/** Always fresh, since another admin may have credited some of it. */
function CreditLoader({ uid, number, onClose }: LoaderProps) {
  const query = useQuery({ ...invoiceQuery(uid, number), staleTime: 0 });
  const paper = useFreshData(query);
  if (!paper) return <LoadingModal title={TITLE} what="The invoice" query={query} onClose={onClose} />;
  return <CreditDialog paper={paper} viewer={uid} onClose={onClose} />;
}

interface Props {
  paper: Invoice;
  /** The admin. */
  viewer: string;
  onClose: () => void;
}

/** Credits what doesn't come back. Begins with nothing, or with what has no answer yet. */
function CreditDialog({ paper, viewer, onClose }: Props) {
  const { number, buyer } = paper;
  const rows = creditableRows(paper);
  const unanswered = useUnanswered(viewer, writeCredit, number, { number });
  const [begun] = useState(unanswered);
  const [typed, setTyped] = useState<TypedPieces>(begun ? typedOf(begun) : {});
  const [sent, setSent] = useState(typed);
  const [isShipping, setShipping] = useState(begun?.shipping ?? false);
  const submission = useSubmit(useWriteCredit(number), {
    what: `Credit note of ${number}`,
    doneText: (credit) => `Credit note ${credit.number} written: ${money(-credit.total)}.`,
    onDone: onClose,
  });
  const lead = (
    <p className="wrap-anywhere">
      <span>{`Of invoice ${number} for `}</span>
      <bdi>{buyer?.name ?? "a buyer whose name is no longer kept"}</bdi>
    </p>
  );
  const hasShipping = isShippingLeft(paper);
  if (paper.kind === "credit" || (rows.length === 0 && !hasShipping && !unanswered)) {
    const reason =
      paper.kind === "credit" ? `${number} is a credit note itself.` : "All of this invoice is credited.";
    return <ActionUnavailable title={TITLE} lead={lead} reason={reason} onClose={onClose} />;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    const { reason } = formValues(event, "reason");
    const read = WriteCredit.safeParse({ ...piecesToSend(rows, typed), shipping: isShipping, reason });
    setSent(typed);
    if (submission.check(issuesByField(read)) && read.success) submission.send(read.data);
  }

  const { lines: nothing, shipping: ofShipping } = submission.fieldErrors;
  const errors = errorsByRow(rows, sent, submission.fieldErrors);
  const shipping = isShipping && hasShipping ? cents(paper.shipping.gross, 1) : 0;
  return (
    <FormDialog
      title={TITLE}
      lead={
        <>
          {lead}
          <p className="muted text-sm">What comes back is credited by its return.</p>
        </>
      }
      submission={submission}
      action="Write credit note"
      onSubmit={submit}
      onClose={onClose}
      isWide
    >
      {rows.length > 0 && (
        <fieldset>
          <legend className="mb-3 font-bold">Pieces to credit</legend>
          <div className="grid gap-5 sm:grid-cols-2">
            {rows.map((row, place) => {
              const [key, value] = [keyOf(row), typed[keyOf(row)] ?? "0"];
              const error = errors[key] ?? (place === 0 ? nothing : undefined);
              return (
                <Field
                  key={key}
                  name={key}
                  label={row.label}
                  error={error && [error, wholeHint(value)].filter(Boolean).join(" ")}
                  inputMode="numeric"
                  autoComplete="off"
                  value={value}
                  onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
                  hint={`At most ${row.left}, at ${money(row.price)} each.`}
                />
              );
            })}
          </div>
        </fieldset>
      )}
      {hasShipping && (
        <CheckField
          label={`Sending: ${money(paper.shipping.gross)}`}
          name="shipping"
          error={ofShipping ?? (rows.length === 0 ? nothing : undefined)}
          checked={isShipping}
          onChange={({ target }) => setShipping(target.checked)}
        />
      )}
      <Field
        label="Reason"
        {...submission.field("reason")}
        autoComplete="off"
        maxLength={300}
        defaultValue={begun?.reason}
        hint="It stands on the credit note."
      />
      <output className="rounded-field bg-base-200 px-4 py-3 tabular-nums">
        {`${written(creditedCents(rows, typed) + shipping)} will be credited.`}
      </output>
      {unanswered && !submission.isPending && (
        <UnansweredNotice
          doubt="the credit note was written"
          once="written"
          onSend={() => submission.send(unanswered)}
        />
      )}
    </FormDialog>
  );
}
