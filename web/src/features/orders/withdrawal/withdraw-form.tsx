import { useEffect, useRef } from "react";
import { shopDateTime } from "#lib/shop-date-time.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { Acknowledged, receivedText } from "./acknowledged.tsx";
import { useWithdrawByNumber } from "./withdrawals.queries.ts";

/** Withdraws by an order's number and email. It can't say whether there is such an order: anybody may ask. */
export function WithdrawForm() {
  const withdraw = useWithdrawByNumber();
  const { form, props, field, error, isPending, send } = useSubmit(withdraw, {
    what: "Your withdrawal",
    doneText: receivedText,
    showsDone: true,
  });
  const isAgain = useRef(false);
  const isDone = withdraw.data !== undefined;
  useEffect(() => {
    if (isAgain.current && !isDone) form.current?.querySelector("input")?.focus();
    isAgain.current ||= isDone;
  }, [form, isDone]);
  if (withdraw.data) {
    const { number, email, at } = withdraw.data;
    return (
      <Acknowledged content={{ Order: number, Email: email, Received: shopDateTime(at) }}>
        <p className="wrap-anywhere">
          If we have this order under this email, and its last day isn't over, you have withdrawn from it, and
          an email to {email} says so, once. If none comes, please check both, and write or call us.
        </p>
        <button
          type="button"
          className="btn border-base-300 bg-base-100 justify-self-start"
          onClick={withdraw.reset}
        >
          Withdraw from another order
        </button>
      </Acknowledged>
    );
  }
  return (
    <form
      method="dialog"
      {...props}
      className="grid max-w-md grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => send(formValues(event, "number", "email"))}
      aria-label="Withdraw from contract"
      noValidate
    >
      <Field
        label="Order number"
        {...field("number")}
        autoComplete="off"
        autoCapitalize="characters"
        hint="Such as K7QM2-F4X9D. It's in the email about your order."
      />
      <Field
        label="Email"
        {...field("email")}
        type="email"
        autoComplete="email"
        hint="The one that you ordered with."
      />
      <FormError error={error} />
      <SubmitButton label="Confirm withdrawal" isPending={isPending} />
    </form>
  );
}
