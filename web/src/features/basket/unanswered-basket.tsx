import { routes } from "#routes.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { UnansweredNotice } from "#ui/forms/unanswered.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { forgetUnansweredBasket, usePlaceBasket, useUnansweredBasket } from "./basket.queries.ts";
import type { Placed } from "./basket-form.tsx";

interface Props {
  uid: string;
  onPlaced: (placed: Placed) => void;
}

/** For an emptied basket whose order may have been placed, or can be sent again. */
export function UnansweredBasket({ uid, onPlaced }: Props) {
  const sent = useUnansweredBasket(uid);
  const place = usePlaceBasket(uid);
  if (place.isPending) return <Spinner label="Sending your order" />;
  return (
    <>
      <FormError error={place.error} />
      {sent && (
        <UnansweredNotice
          doubt="your order reached us"
          once="ordered"
          onSend={() => place.mutate(sent, { onSuccess: onPlaced })}
          duplicate={{ to: routes.myOrders.path, onLook: () => forgetUnansweredBasket(uid) }}
        />
      )}
    </>
  );
}
