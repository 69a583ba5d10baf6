import { QUANTITY_OUT_OF_RANGE } from "@carparts/functions/contract/errors";
import { PlaceOrder } from "@carparts/functions/contract/orders";
import type { Product } from "@carparts/functions/contract/products";
import { isOrderable } from "@carparts/functions/contract/products";
import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { loadToasts, notify } from "#lib/notify.ts";
import { total } from "#ui/format/money.ts";
import { useErrorFocus } from "#ui/forms/error-focus.ts";
import { Field, TextAreaField } from "#ui/forms/field.tsx";
import { fieldErrors } from "#ui/forms/field-errors.ts";
import { formValues } from "#ui/forms/form-values.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { usePlaceOrder } from "./orders.queries.ts";
import { useTypedPieces } from "./typed-pieces.ts";

interface Contact {
  readonly name: string;
  readonly address: string;
  readonly mobile: string;
}

interface Props {
  product: Product;
  customer: { readonly email: string | null; readonly displayName: string | null };
  /** The saved contact details. */
  contact: Contact | undefined;
}

const FIELDS = ["name", "email", "address", "mobile", "MinimumOrder"] as const;

/** Keeps everything you typed when an order is rejected. */
export function OrderForm({ product, customer, contact }: Props) {
  const [pieces, setPieces] = useTypedPieces(product);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  // One key per filled form: a retry after a lost response finds the first order.
  const key = useRef(crypto.randomUUID());
  const place = usePlaceOrder();
  const form = useErrorFocus(faults);

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = formValues(event, ...FIELDS);
    const order = { ...typed, price: product.price, picture: product.picture, productId: product._id };
    const found = isOrderable(product, Number(typed.MinimumOrder || Number.NaN))
      ? fieldErrors(PlaceOrder.safeParse(order))
      : { MinimumOrder: QUANTITY_OUT_OF_RANGE };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    place.mutate(
      { order, key: key.current },
      { onSuccess: succeed, onError: (error) => setFaults(faultsOf(error)) },
    );
  }

  function succeed() {
    alert("Order Submit Sucessfull");
    form.current?.reset();
    setPieces(String(product.minimumQuantity));
    key.current = crypto.randomUUID();
    notify("success", "Order Submit Sucessfull");
  }

  function faultsOf(error: Error): Readonly<Record<string, string>> {
    notify("error", "Something went wrong");
    if (!(error instanceof ApiError)) return {};
    if (error.code === "idempotency_key_reused") key.current = crypto.randomUUID();
    if (error.code === "quantity_out_of_range") return { MinimumOrder: error.message };
    return error.fields;
  }

  const hasShownFault = FIELDS.some((name) => name in faults);
  return (
    <form ref={form} className="grid gap-5" onSubmit={submit} onFocus={loadToasts} noValidate>
      {!isOrderable(product, product.minimumQuantity) && (
        <p role="status" className="alert alert-warning alert-soft text-base">
          You can't order this part right now: there isn't enough stock for the minimum order.
        </p>
      )}
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        defaultValue={contact?.name || customer.displayName || ""}
        error={faults.name}
      />
      <EmailField email={customer.email} error={faults.email} />
      <TextAreaField
        label="Address"
        name="address"
        autoComplete="street-address"
        rows={3}
        defaultValue={contact?.address}
        error={faults.address}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Mobile"
          name="mobile"
          type="tel"
          autoComplete="tel"
          defaultValue={contact?.mobile}
          error={faults.mobile}
        />
        <Field
          label="MinimumOrder"
          name="MinimumOrder"
          type="number"
          inputMode="numeric"
          step="1"
          value={pieces}
          onChange={(event) => setPieces(event.target.value)}
          hint={`At least ${product.minimumQuantity}, ${product.quantity} in stock.`}
          error={faults.MinimumOrder}
        />
      </div>
      <p className="flex items-baseline justify-between border-base-300 border-t pt-4">
        <span className="font-semibold">Total</span>
        <output className="font-extrabold text-2xl tabular-nums">
          {/^\d{1,7}$/.test(pieces) ? total(product.price, Number(pieces)) : "–"}
        </output>
      </p>
      {place.isError && !hasShownFault && (
        <p role="alert" className="alert alert-error alert-soft text-base">
          {place.error.message}
        </p>
      )}
      <SubmitButton label="Place Order" isPending={place.isPending} />
    </form>
  );
}

/** An account without an email is asked for one. */
function EmailField({ email, error }: { email: string | null; error: string | undefined }) {
  const common = { label: "Email", name: "email", type: "email", error };
  if (email === null) {
    return (
      <Field {...common} autoComplete="email" required hint="We use it to contact you about your order." />
    );
  }
  return <Field {...common} readOnly value={email} hint="The email you signed in with." />;
}
