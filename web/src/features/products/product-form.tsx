import { useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { useErrorFocus } from "#ui/forms/error-focus.ts";
import { Field, TextAreaField } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { readDetails } from "./part-details/part-details-values.ts";
import { useAddProduct, usePartDetails } from "./product-changes.queries.ts";

const NO_FAULTS: ApiError["fields"] = {};

/** The server validates. The form shows its errors at the fields. */
export function ProductForm() {
  const add = useAddProduct();
  const faults = add.error instanceof ApiError ? add.error.fields : NO_FAULTS;
  const [isOpened, setOpened] = useState(false);
  const details = usePartDetails(isOpened);
  const [addedCount, setAddedCount] = useState(0);
  const form = useErrorFocus(add.error);
  return (
    <form
      ref={form}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      noValidate
      onSubmit={(event) => {
        const typed = formValues(
          event,
          "name",
          "price",
          "picture",
          "description",
          "quantity",
          "minimumQuantity",
        );
        const data = new FormData(event.currentTarget);
        add.mutate(
          { ...typed, ...(data.has("group") && readDetails(data)) },
          {
            onSuccess: () => {
              form.current?.reset();
              setAddedCount(addedCount + 1);
              notify("success", "Product add sucess full!");
            },
          },
        );
      }}
    >
      <Field label="Name" name="name" error={faults.name} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 sm:grid-cols-3 [&_label]:wrap-anywhere">
        <Field
          label="Price"
          name="price"
          inputMode="decimal"
          hint="US dollars for one piece."
          error={faults.price}
        />
        <Field
          label="Quantity"
          name="quantity"
          inputMode="numeric"
          hint="Pieces in stock."
          error={faults.quantity}
        />
        <Field
          label="MinimumQuantity"
          name="minimumQuantity"
          inputMode="numeric"
          hint="The smallest order."
          error={faults.minimumQuantity}
        />
      </div>
      <Field
        label="Picture"
        name="picture"
        inputMode="url"
        hint="An https:// address, or a path on this site such as /parts/water-pump.svg."
        error={faults.picture}
      />
      <TextAreaField label="Description" name="description" rows={5} error={faults.description} />
      <details className="rounded-box border border-base-300 p-4" onToggle={() => setOpened(true)}>
        <summary className="cursor-pointer font-semibold">More about this part</summary>
        {details.isLoading && <Spinner label="Loading the fields" />}
        <FormError error={details.error} />
        {/* Another key has no rows. */}
        {details.data && <details.data.PartDetailsFields key={addedCount} faults={faults} />}
      </details>
      <FormError error={add.error} />
      <SubmitButton label="Add Item" isPending={add.isPending} />
    </form>
  );
}
