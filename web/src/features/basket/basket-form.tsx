import { PlaceBasket, type placeBasket } from "@carparts/functions/contract/basket/place-basket";
import type { Output } from "@carparts/functions/contract/endpoint";
import { type FormEvent, useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { notify } from "#lib/notify.ts";
import { orderButton } from "#lib/order-button.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { routes } from "#routes.ts";
import { watchBar } from "#ui/bar.ts";
import { CONTACT_FIELDS, ContactFields } from "#ui/forms/contact-fields.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { issuesByField } from "#ui/forms/issues-by-field.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { isReused, UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { type Amounts, OrderSum } from "#ui/order-sum.tsx";
import {
  type BasketOrder,
  forgetUnansweredBasket,
  usePlaceBasket,
  useUnansweredBasket,
} from "./basket.queries.ts";
import { changeBasket } from "./basket-store.ts";

type Contact = Pick<PlaceBasket, "name" | "address" | "mobile">;
export type Placed = Output<typeof placeBasket>;

export interface BasketFormProps {
  lines: PlaceBasket["lines"];
  /** In cents. */
  amounts: Amounts;
  customer: {
    readonly uid: string;
    readonly email: string | null;
    readonly displayName: string | null;
  };
  contact: Contact | undefined;
  /** Without the profile, saving would overwrite its other fields. */
  canSaveContact: boolean;
  /** The reasons why lines can't be ordered. */
  blockedReason: string | undefined;
  /** Asked before the order is sent. False keeps the form as it is. */
  confirmSubmit: () => boolean;
  /** By field, such as `lines.0.price`. */
  onRefused: (fieldErrors: Readonly<Record<string, string>>) => void;
  /** The contact is to be saved if it's there. */
  onPlaced: (placed: Placed, contact: Contact | undefined) => void;
}

/** Keeps everything you typed when the order is rejected. */
export function BasketForm({
  lines,
  amounts,
  customer,
  contact,
  canSaveContact,
  blockedReason,
  confirmSubmit,
  onRefused,
  onPlaced,
}: BasketFormProps) {
  const place = usePlaceBasket(customer.uid);
  const isMounted = useIsMounted();
  const { props, field, fieldErrors, check } = useSubmit({ isPending: place.isPending });
  const sent = useUnansweredBasket(customer.uid);
  // After a crash or a reload, the form is as it was sent.
  const [filled] = useState(sent);
  // An earlier try may have taken its own stock, so only the server can judge it.
  const again = sent && isSameOrder(sent.lines, lines) ? sent : undefined;

  function submit(event: FormEvent<HTMLFormElement>) {
    const savesContact = new FormData(event.currentTarget).has("keeps");
    const typed = formValues(event, ...CONTACT_FIELDS);
    const basket = { ...typed, lines: again?.lines ?? lines };
    if (!check(issuesByField(PlaceBasket.safeParse(basket)))) return;
    if (!again && (blockedReason !== undefined || !confirmSubmit())) return;
    send(basket, savesContact ? typed : undefined);
  }

  function send(basket: BasketOrder, saved?: Contact): void {
    onRefused({});
    // Not a callback, which is lost if the page is left before the answer.
    place.mutateAsync(basket).then((placed) => {
      const numbers = placed.orders.map(({ number }) => number).join(", ");
      if (!isMounted()) notify("success", `Order Submit Sucessfull: ${numbers}`);
      onPlaced(placed, saved);
    }, showRefusal);
  }

  function showRefusal(error: Error): void {
    if (!(error instanceof ApiError)) return;
    check(error.fields);
    onRefused(error.fields);
  }

  /** The order has left the account's copy, so lines that stand here now are new ones. */
  function forget(): void {
    changeBasket(
      customer.uid,
      lines.map(({ productId, MinimumOrder }) => ({ productId, quantity: MinimumOrder })),
    );
    forgetUnansweredBasket(customer.uid);
    place.reset();
  }

  const isDone = isReused(place.error);
  const isOpen = (isDone || sent !== undefined) && !place.isPending;
  const isInDoubt = isOpen && (isDone || !again);
  const hasShownFault = CONTACT_FIELDS.some((name) => name in fieldErrors);
  return (
    <form {...props} className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit} noValidate>
      <ContactFields customer={customer} contact={filled ?? contact} field={field} />
      {canSaveContact && (
        <label className="flex min-h-11 items-center gap-3 font-semibold">
          <input type="checkbox" name="keeps" className="checkbox" defaultChecked={contact === undefined} />
          Save to my profile
        </label>
      )}
      {place.isError && !hasShownFault && !isInDoubt && (
        <p role="alert" className="alert alert-error alert-soft text-base">
          {place.error.message}
        </p>
      )}
      {isOpen && (
        <UnansweredNotice
          doubt="your order reached us"
          once="ordered"
          onSend={sent && (() => send(sent))}
          duplicate={isInDoubt ? { to: routes.myOrders.path, onLook: forget, onAnew: forget } : undefined}
        />
      )}
      {blockedReason && !again && (
        <p role="status" className="alert alert-warning alert-soft text-base">
          {blockedReason}
        </p>
      )}
      {/* Within a thumb's reach on a phone. */}
      <div
        ref={watchBar}
        className="max-sm:bar max-sm:bottom-0 -mx-[min(1.5rem,7.5vw)] grid grid-cols-[minmax(0,1fr)] gap-3 border-base-300 border-t bg-base-100 px-[min(1.5rem,7.5vw)] py-4 sm:mx-0 sm:px-0 sm:pb-0"
      >
        <OrderSum {...amounts} />
        <SubmitButton label={orderButton} isPending={place.isPending} />
      </div>
    </form>
  );
}

/** Compares the pieces, at whatever price. */
function isSameOrder(one: BasketOrder["lines"], other: BasketOrder["lines"]): boolean {
  const text = (lines: BasketOrder["lines"]) =>
    lines.map((line) => `${line.productId} ${line.MinimumOrder}`).join();
  return text(one) === text(other);
}
