import type { AddedPurchase } from "@carparts/functions/contract/admin/purchases";
import type { Supplier } from "@carparts/functions/contract/admin/suppliers";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { LoadingModal } from "#ui/dialogs/loading-modal.tsx";
import { Field } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { useSubmit } from "#ui/forms/submission.ts";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { findPartsByNumber, suppliersQuery, useAddPurchase } from "./purchases.queries.ts";

interface Props {
  uid: string;
  onMade: (id: string) => void;
  onClose: () => void;
}

function resultText({ number = "", problems }: AddedPurchase): string {
  return [`${number} is a draft.`, ...problems.map(({ reason }) => reason)].join(" ");
}

/** A draft by hand, with its first line. The others are added to it. */
export function NewPurchase(props: Props) {
  const query = useQuery(suppliersQuery);
  if (query.data) return <NewPurchaseForm {...props} suppliers={query.data} />;
  return <LoadingModal title="New purchase" what="The suppliers" query={query} onClose={props.onClose} />;
}

interface FormProps extends Props {
  suppliers: readonly Supplier[];
}

function NewPurchaseForm({ uid, suppliers, onMade, onClose }: FormProps) {
  const [isLooking, setLooking] = useState(false);
  const { unanswered, ...add } = useAddPurchase(uid, "one");
  const submission = useSubmit(
    { ...add, isPending: add.isPending || isLooking },
    {
      what: "New purchase",
      doneText: ({ items: [item] }) => (item?.result === "done" ? resultText(item) : undefined),
      onDone({ items: [item] }) {
        if (item?._id !== undefined) return onMade(item._id);
        const reason = item?.problems.map((problem) => problem.reason).join(" ");
        submission.check(reason ? { number: reason } : { supplier: "This supplier isn't there any more." });
      },
    },
  );

  async function submit(event: FormEvent<HTMLFormElement>) {
    const { supplier, number, packs } = formValues(event, "supplier", "number", "packs");
    const faults: Record<string, string> = {};
    if (supplier === "") faults.supplier = "Choose a supplier.";
    if (number === "") faults.number = "Type a part's number.";
    if (!submission.check(faults)) return;
    setLooking(true);
    const parts = await findPartsByNumber(number).catch((failure: Error) => failure.message);
    setLooking(false);
    const [part, ...others] = typeof parts === "string" ? [] : parts;
    const fault =
      typeof parts === "string"
        ? parts
        : others.length > 0
          ? "Several parts have this number."
          : "No part has this number.";
    if (!part || others.length > 0) submission.check({ number: fault });
    else submission.send([{ supplierId: supplier, lines: [{ productId: part._id, packs }] }]);
  }

  return (
    <FormDialog
      title="New purchase"
      lead={<p>A draft, which you can change until you send it.</p>}
      submission={submission}
      action="Make the draft"
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <SelectField
        label="Supplier"
        {...submission.field("supplier")}
        defaultValue=""
        hint={suppliers.length === 0 ? "There is none yet. Add one under Suppliers first." : undefined}
      >
        <option value="">Choose</option>
        {suppliers.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field label="Part number" {...submission.field("number")} autoComplete="off" maxLength={200} />
      <Field
        label="Packs"
        {...submission.field("packs")}
        error={submission.fieldErrors["items.0.lines.0.packs"]}
        inputMode="numeric"
        autoComplete="off"
        defaultValue="1"
        hint="In this supplier's pack size, or single pieces if there's no offer."
      />
      {unanswered && !submission.isPending && (
        <UnansweredNotice doubt="the draft was made" once="made" onSend={() => submission.send(unanswered)} />
      )}
    </FormDialog>
  );
}
