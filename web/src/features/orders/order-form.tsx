import { type Input, pathOf } from "@carparts/functions/contract/endpoint";
import { type Order, PlaceOrder, placeOrder } from "@carparts/functions/contract/orders";
import type { Product } from "@carparts/functions/contract/products";
import { isOrderable } from "@carparts/functions/contract/products";
import { parseInteger } from "@carparts/functions/contract/values/typed";
import { type FormEvent, type ReactNode, useState } from "react";
import { ApiError } from "#lib/api-client.ts";
import { orderButton } from "#lib/order-button.ts";
import { attempt } from "#lib/storage.ts";
import { forgetUnanswered, useUnanswered } from "#lib/write-keys.ts";
import { routes } from "#routes.ts";
import { cents } from "#ui/format/money.ts";
import { shippingCents } from "#ui/format/shipping.ts";
import { CONTACT_FIELDS, ContactFields } from "#ui/forms/contact-fields.tsx";
import { formValues } from "#ui/forms/form-values.ts";
import { issuesByField } from "#ui/forms/issues-by-field.ts";
import { useSubmit } from "#ui/forms/submission.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { isReused, UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { Guarantee } from "#ui/guarantee.tsx";
import { Link } from "#ui/link.tsx";
import { type Expectable, onOrderText } from "#ui/on-order.tsx";
import { OrderSum } from "#ui/order-sum.tsx";
import { obstacle, outOfRange } from "./form/pieces.ts";
import { PiecesField } from "./form/pieces-field.tsx";
import { usePlaceOrder } from "./form/place-order.queries.ts";

interface Contact {
  readonly name: string;
  readonly address: string;
  readonly mobile: string;
}

interface Props {
  product: Product & Expectable;
  /** For one piece, beside the price. */
  deposit: number;
  /** Shown before it's ordered. */
  notices: ReactNode;
  customer: {
    readonly uid: string;
    readonly email: string | null;
    readonly displayName: string | null;
  };
  /** The saved contact details. */
  contact: Contact | undefined;
  /** Asked before the order is sent. False keeps the form as it is. */
  confirmSubmit: () => boolean;
  onPlaced: (order: Order) => void;
}

type OrderBody = Input<typeof placeOrder>["body"];

const FIELDS = [...CONTACT_FIELDS, "MinimumOrder"] as const;

/** Keeps everything you typed when an order is rejected. */
export function OrderForm({ product, deposit, notices, customer, contact, confirmSubmit, onPlaced }: Props) {
  const sent = useUnanswered(customer.uid, placeOrder, product._id);
  // After a crash or a reload, the form is as it was sent.
  const [filled] = useState(sent);
  const [pieces, setPieces] = useTypedPieces(product, customer.uid, filled && String(filled.MinimumOrder));
  // These orders were just placed, so sending once more may be a mistake.
  const [isOrdered, setOrdered] = useState(false);
  const place = usePlaceOrder(customer.uid, product._id);
  const { form, props, field, fieldErrors, check } = useSubmit({ isPending: place.isPending });

  function submit(event: FormEvent<HTMLFormElement>) {
    const typed = formValues(event, ...FIELDS);
    // An earlier try may have taken its own stock, so only the server can judge it.
    const again = sent && FIELDS.every((name) => sent[name] === typed[name]) ? sent : undefined;
    const order = again ?? {
      ...typed,
      price: product.price,
      picture: product.picture,
      productId: product._id,
    };
    const found =
      again || isOrderable(product, parseInteger(typed.MinimumOrder))
        ? issuesByField(PlaceOrder.safeParse(order))
        : { MinimumOrder: outOfRange(typed.MinimumOrder) };
    if (!check(found)) return;
    if (isOrdered && !confirm("You've just ordered this part. Do you want to order it again?")) return;
    setOrdered(false);
    if (!again && !confirmSubmit()) return;
    send(order);
  }

  function send(order: OrderBody): void {
    place.mutate(order, { onSuccess: succeed, onError: (error) => check(placingErrors(error)) });
  }

  function succeed(placed: Order) {
    form.current?.reset();
    setPieces(String(product.minimumQuantity));
    setOrdered(true);
    onPlaced(placed);
  }

  function placingErrors(error: Error): Readonly<Record<string, string>> {
    if (!(error instanceof ApiError)) return {};
    if (error.code === "quantity_out_of_range") return { MinimumOrder: error.message };
    return error.fields;
  }

  function startOver(): void {
    forgetUnanswered(customer.uid, placeOrder, product._id);
    place.reset();
  }

  const count = parseInteger(pieces);
  const canOrder = isOrderable(product, count);
  const isDone = isReused(place.error);
  const hasShownFault = FIELDS.some((name) => name in fieldErrors);
  return (
    <form {...props} className="grid gap-5" onSubmit={submit} onInput={() => setOrdered(false)} noValidate>
      <NotOrderable product={product} />
      <ContactFields customer={customer} contact={filled ?? contact} field={field}>
        <PiecesField
          product={product}
          pieces={pieces}
          onChange={(typed) => {
            setOrdered(false);
            setPieces(typed);
          }}
          error={fieldErrors.MinimumOrder}
        />
      </ContactFields>
      {notices}
      <Guarantee />
      <div className="border-base-300 border-t pt-4">
        <OrderSum
          parts={canOrder ? cents(product.price, count) : undefined}
          deposit={canOrder ? cents(deposit, count) : 0}
          shipping={shippingCents}
        />
      </div>
      {place.isError && !hasShownFault && !isDone && (
        <p role="alert" className="alert alert-error alert-soft text-base">
          {place.error.message}
        </p>
      )}
      {(isDone || sent) && !place.isPending && (
        <UnansweredNotice
          doubt="your order reached us"
          once="ordered"
          onSend={sent && (() => send(sent))}
          duplicate={isDone ? { to: routes.myOrders.path, onLook: startOver, onAnew: startOver } : undefined}
        />
      )}
      <SubmitButton label={orderButton} isPending={place.isPending} isQuiet={isOrdered} />
    </form>
  );
}

/** Explains before anything is typed why the part can't be ordered, with a link. */
function NotOrderable({ product }: Pick<Props, "product">) {
  const reason = obstacle(product);
  if (!reason) return null;
  const onOrder = onOrderText(product);
  return (
    <div role="status" className="alert alert-warning alert-soft text-base">
      <p>
        <span>{`You can't order this part right now: ${reason} ${onOrder ? `${onOrder}. ` : ""}`}</span>
        <Link className="link font-semibold" to={pathOf(routes.part.path, { id: product._id })}>
          See similar parts
        </Link>
      </p>
    </div>
  );
}

/** The order form's quantity, restored when this account leaves for another site and comes back. */
function useTypedPieces({ _id, minimumQuantity }: Product, uid: string, sent: string | undefined) {
  const place = `pieces:${_id}:${uid}`;
  const least = String(minimumQuantity);
  const [pieces, setPieces] = useState(() => sent ?? attempt(() => sessionStorage.getItem(place)) ?? least);
  function change(typed: string) {
    setPieces(typed);
    attempt(() =>
      typed === least ? sessionStorage.removeItem(place) : sessionStorage.setItem(place, typed),
    );
  }
  return [pieces, change] as const;
}
