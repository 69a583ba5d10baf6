import { useState } from "react";
import { useLocation } from "react-router-dom";
import { sessionOwner } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { SessionEnded, WhySignedOut } from "#auth/session-ended.tsx";
import { BasketSkeleton, EmptyBasket } from "#features/basket/basket-contents.tsx";
import type { Placed } from "#features/basket/basket-form.tsx";
import { useBasketLines } from "#features/basket/basket-store.ts";
import { UnansweredBasket } from "#features/basket/unanswered-basket.tsx";
import { EmailPromise } from "#features/mail/email-promise.tsx";
import { useSendsEmail } from "#features/mail/mail.queries.ts";
import { OrdersPlaced } from "#features/orders/orders-placed.tsx";
import { useHydrated } from "#lib/loading/hydrated.ts";
import { shopName } from "#lib/shop-name.ts";
import { Ordering } from "./ordering.tsx";

interface Thanks {
  readonly placed: Placed;
  /** The uid of whoever ordered. */
  readonly owner: string | undefined;
  /** The visit of the page that it belongs to. */
  readonly at: string;
}

export default function BasketPage() {
  const isReady = useHydrated();
  const { key } = useLocation();
  const [thanks, setThanks] = useState<Thanks>();
  const lines = useBasketLines();
  const session = useSession();
  const uid = sessionOwner(session)?.uid;
  // The basket's link shows the basket again, and another account hasn't ordered.
  const thank = (placed: Placed) => setThanks({ placed, owner: uid, at: key });
  const isThanked = thanks?.at === key && thanks.owner === uid;
  const [first, ...others] = isThanked ? thanks.placed.orders : [];
  const sendsEmail = useSendsEmail(uid);
  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-14">
      <title>{`Basket · ${shopName}`}</title>
      <meta
        name="description"
        content="The parts you are about to order, with their prices and stock of now."
      />
      {first ? (
        <div className="mx-auto w-full max-w-2xl">
          <OrdersPlaced orders={[first, ...others]} Heading="h1">
            {sendsEmail && <EmailPromise to={first.email} />}
          </OrdersPlaced>
        </div>
      ) : (
        <>
          <h1 className="title">Basket</h1>
          {!isReady && <BasketSkeleton />}
          {session.end && !session.end.frozen && <WhySignedOut />}
          {isReady && lines.length === 0 && (
            <>
              {uid && <UnansweredBasket uid={uid} onPlaced={thank} />}
              <EmptyBasket />
            </>
          )}
          {isReady && lines.length > 0 && <Ordering onPlaced={thank} />}
          <SessionEnded />
        </>
      )}
    </div>
  );
}
