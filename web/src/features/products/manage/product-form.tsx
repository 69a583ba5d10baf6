import { requiredFields } from "@carparts/functions/contract/admin/part-fields";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useErrorFocus } from "#ui/forms/error-focus.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { faultsOf } from "#ui/forms/submission.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { fillIn, NOTHING_TYPED, typedFields } from "#ui/forms/typed-fields.ts";
import { SendAgain } from "#ui/forms/unanswered.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { fieldsOfLink } from "./fields-of-link.ts";
import { readDetails } from "./part-details-values.ts";
import { PartFieldInput } from "./part-field-input.tsx";
import { useButtonAfterUpload } from "./pictures/pictures.queries.ts";
import { useAddProduct, usePartDetails, useSentParts } from "./product-changes.queries.ts";

/** The server validates. The form shows its errors at the fields. */
export function ProductForm({ uid }: { uid: string }) {
  const { search } = useLocation();
  const linked = fieldsOfLink(search);
  const link = linked && search;
  const { mutate } = useAddProduct(uid);
  const { unadded, key, isInDoubt, addedAt } = useSentParts(uid, link);
  const error = unadded?.error ?? null;
  const faults = faultsOf(error);
  // What was left on its way, or refused meanwhile, or what the link here says of the part.
  const [begun] = useState(unadded?.variables?.typed ?? linked);
  const [openedAfter] = useState(addedAt);
  const hadDetails = begun?.some(([name]) => name === "group") ?? false;
  const [isOpened, setOpened] = useState(hadDetails);
  const details = usePartDetails(isOpened);
  const button = useButtonAfterUpload("Add Item");
  const fields = { faults, saved: NOTHING_TYPED };
  const form = useErrorFocus(error);
  const isComplete = !(hadDetails && details.isLoading);
  useEffect(() => {
    if (addedAt) form.current?.reset();
  }, [addedAt, form]);
  useEffect(() => {
    if (begun && isComplete && form.current) fillIn(form.current, begun);
  }, [begun, isComplete, form]);
  return (
    <form
      ref={form}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      noValidate
      onSubmit={(event) => {
        const typed = formValues(event, ...requiredFields);
        const data = new FormData(event.currentTarget);
        mutate({
          product: { ...typed, ...(data.has("group") && readDetails(data)) },
          typed: typedFields(event.currentTarget),
          key: key ?? crypto.randomUUID(),
          link,
        });
      }}
    >
      <PartFieldInput name="name" {...fields} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-3 [&_label]:wrap-anywhere">
        <PartFieldInput name="price" {...fields} />
        <PartFieldInput name="quantity" {...fields} />
        <PartFieldInput name="minimumQuantity" {...fields} />
      </div>
      {/* Another key shows no picture. */}
      <PartFieldInput key={addedAt} name="picture" {...fields} />
      <PartFieldInput name="description" {...fields} />
      <details
        className="rounded-box border border-base-300 p-4"
        open={isOpened}
        onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      >
        <summary className="cursor-pointer font-semibold">More about this part</summary>
        {details.isLoading && <Spinner label="Loading the fields" />}
        <FormError error={details.error} />
        {/* Another key has no rows. */}
        {details.data && (
          <details.data.PartDetailsFields
            key={addedAt}
            {...fields}
            typed={(addedAt === openedAfter && begun) || NOTHING_TYPED}
          />
        )}
      </details>
      <FormError error={error} />
      {isInDoubt && <SendAgain doubt="this part was added" once="added" />}
      <SubmitButton label={button.label} isPending={button.isWaiting || unadded?.status === "pending"} />
    </form>
  );
}
