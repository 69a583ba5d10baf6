import type { Order } from "@carparts/functions/contract/orders";
import { carriers } from "@carparts/functions/contract/values/tracking-link";
import { type FormEvent, useId } from "react";
import { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { useErrorFocus } from "#ui/forms/error-focus.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useHandleOrder } from "./handling.queries.ts";

/** Asks who brings the order. Closes when the order is sent, and when it can't be any more. */
export function SendDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const handle = useHandleOrder();
  const form = useErrorFocus(handle.error);
  const listId = useId();
  const faults = handle.error instanceof ApiError ? handle.error.fields : {};

  function submit(event: FormEvent<HTMLFormElement>) {
    const { _id, version } = order;
    const typed = formValues(event, "carrier", "tracking");
    handle.mutate(
      { _id, version, handling: "sent", ...typed },
      {
        onSuccess() {
          onClose();
          notify("success", `${order.productName} for ${order.name}: sent.`);
        },
        onError(error) {
          if (!(error instanceof ApiError && error.status === 409)) return;
          onClose();
          notify("error", error.message);
        },
      },
    );
  }

  return (
    <Modal title="Send this order" onClose={onClose}>
      <p className="wrap-anywhere">
        {order.MinimumOrder} × {order.productName}, for {order.name}, {order.address}
      </p>
      <form ref={form} className="grid gap-5" onSubmit={submit} noValidate>
        <Field
          label="Carrier"
          name="carrier"
          list={listId}
          autoComplete="off"
          hint={`Optional. ${carriers.join(", ")} get a link for the customer.`}
          error={faults.carrier}
        />
        <datalist id={listId}>
          {carriers.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field
          label="Tracking number"
          name="tracking"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          hint="Optional."
          error={faults.tracking}
        />
        {Object.keys(faults).length === 0 && <FormError error={handle.error} />}
        <div className="grid gap-3">
          <SubmitButton label="Mark sent" isPending={handle.isPending} />
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  );
}
