import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router-dom";
import { SigningIn } from "#auth/account-screen.tsx";
import { useOwnerUid } from "#auth/owner-uid.ts";
import { sessionOwner } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { linePartsQuery, useUnansweredBasket } from "#features/basket/basket.queries.ts";
import { BasketContents, BasketSkeleton } from "#features/basket/basket-contents.tsx";
import type { Placed } from "#features/basket/basket-form.tsx";
import {
  basketStore,
  changeBasket,
  ownBasket,
  removeLine,
  removeOrdered,
  unsavedLines,
  useBasketLines,
} from "#features/basket/basket-store.ts";
import { isSame } from "#features/basket/line-changes.ts";
import { basketAmounts, lineState } from "#features/basket/line-state.ts";
import type { Line } from "#features/basket/lines.ts";
import { WaitingLines } from "#features/basket/waiting-lines.tsx";
import { PartNotices } from "#features/catalogue/notices/part-notices.tsx";
import { vehicleName } from "#features/vehicles/vehicle.ts";
import { useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { routes } from "#routes.ts";
import { OrderFormBoundary } from "#ui/forms/order-form-boundary.tsx";
import { Guarantee } from "#ui/guarantee.tsx";
import { type Amounts, OrderSum } from "#ui/order-sum.tsx";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { AccountForm } from "./account-form.tsx";

const NO_VEHICLE = {};

interface Refusal {
  readonly text: string;
  /** The pieces that were refused. */
  readonly quantity: number;
}

/** Maps the server's errors from a line's number to its part. */
function byPart(fieldErrors: Readonly<Record<string, string>>, lines: readonly Line[]) {
  const found = Object.entries(fieldErrors).flatMap(([field, text]): [string, Refusal][] => {
    const line = lines[Number(/^lines\.(\d+)\./.exec(field)?.[1])];
    return line ? [[line.productId, { text, quantity: line.quantity }]] : [];
  });
  return Object.fromEntries(found);
}

export function Ordering({ onPlaced }: { onPlaced: (placed: Placed) => void }) {
  const lines = useBasketLines();
  const vehicle = useChosenVehicle();
  const ids = lines.map(({ productId }) => productId);
  const { data: parts, error, refetch } = useQuery(linePartsQuery(ids, vehicle ?? NO_VEHICLE));
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal>>>({});
  const hasConfirmed = useRef(false);
  const session = useSession();
  const user = sessionOwner(session);
  const uid = useOwnerUid();
  const sent = useUnansweredBasket(user?.uid);
  const waiting = ownBasket(uid)?.waiting ?? [];
  useEffect(() => saveSeenPrices(uid, (id) => parts?.[id]?.price), [uid, parts]);
  if (error && !parts) return <LoadFailed what="Your basket" error={error} onRetry={() => refetch()} />;
  if (!parts) return <BasketSkeleton />;

  const faulty = lines.filter((line) => lineState(line, parts[line.productId]).fault);
  const nonFitting = lines.flatMap(({ productId }) => {
    const part = parts[productId];
    return part?.fits === false ? [part.name] : [];
  });
  const amounts = basketAmounts(lines, parts);
  const noticed = lines.flatMap(({ productId }) => {
    const { group, partNumber = null, name = "" } = parts[productId] ?? {};
    return group === undefined ? [] : [{ group, partNumber, name }];
  });

  function confirmSubmit(): boolean {
    if (!vehicle || nonFitting.length === 0 || hasConfirmed.current) return true;
    const which = nonFitting.length === 1 ? "This part does" : "These parts do";
    hasConfirmed.current = confirm(
      `${which} not fit your ${vehicleName(vehicle)}: ${nonFitting.join(", ")}. Do you want to order anyway?`,
    );
    return hasConfirmed.current;
  }

  const order = lines.map(({ productId, quantity }) => ({
    productId,
    MinimumOrder: quantity,
    price: parts[productId]?.price ?? 0,
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <ErrorBoundary
          fallback={(error, retry) => <LoadFailed what="Your basket" error={error} onRetry={retry} />}
        >
          <BasketContents
            lines={lines}
            parts={parts}
            vehicle={vehicle && vehicleName(vehicle)}
            refusalText={({ productId, quantity }) => {
              const refusal = refusals[productId];
              return refusal?.quantity === quantity ? refusal.text : undefined;
            }}
            onChange={(changed) => changeBasket(uid, changed)}
            onRemove={(line, name) => removeLine(uid, line, name)}
          />
        </ErrorBoundary>
        <UnsavedBasket />
        <WaitingLines ids={waiting.map(({ productId }) => productId)} />
      </div>
      <section className="panel p-[min(1.5rem,7.5vw)] shadow-sm sm:p-8" aria-labelledby="order">
        <h2 id="order" className="mb-6 font-extrabold text-2xl">
          Order these parts
        </h2>
        <div className="mb-6 grid grid-cols-[minmax(0,1fr)] gap-5 empty:hidden">
          <PartNotices parts={noticed} />
          <Guarantee />
        </div>
        {user && (
          <OrderFormBoundary isSent={sent !== undefined}>
            <AccountForm
              // One account's input isn't shown to the next.
              key={user.uid}
              user={user}
              lines={order}
              amounts={amounts}
              blockedReason={
                faulty.length > 0
                  ? "Some parts can't be ordered like this. Change or remove them first."
                  : undefined
              }
              confirmSubmit={confirmSubmit}
              onRefused={(fieldErrors) => setRefusals(byPart(fieldErrors, lines))}
              onPlaced={(done) => {
                onPlaced(done);
                removeOrdered(uid, done.orders);
              }}
            />
          </OrderFormBoundary>
        )}
        {!user && (session.status === "loading" ? <SigningIn /> : <SignInFirst amounts={amounts} />)}
      </section>
    </div>
  );
}

/** A guest comes back here. */
function SignInFirst({ amounts }: { amounts: Amounts }) {
  const navigate = useNavigate();
  return (
    <div className="grid gap-5">
      <OrderSum {...amounts} />
      <button
        type="button"
        className="btn btn-primary btn-lg"
        onClick={() => navigate(routes.login.path, { state: { from: routes.basket.path } })}
      >
        Log in to order
      </button>
      <p className="muted">Your basket is kept. New here? Create an account on the next page.</p>
    </div>
  );
}

/** Remembers the prices that were looked at, for lines without one. */
function saveSeenPrices(uid: string | undefined, priceOf: (id: string) => number | undefined): void {
  const basket = ownBasket(uid);
  if (!basket?.lines.some(({ productId, price }) => price === undefined && priceOf(productId))) return;
  const lines = basket.lines.map((line) => ({ ...line, price: line.price ?? priceOf(line.productId) }));
  basketStore.write({ ...basket, lines });
}

/** Warns that the basket exists on this page only. */
function UnsavedBasket() {
  const basket = useSyncExternalStore(basketStore.subscribe, basketStore.read);
  useSyncExternalStore(unsavedLines.subscribe, unsavedLines.read);
  const isOnAccount = basket?.owner !== undefined && unsavedLines.listFor(basket.owner).length === 0;
  if (!basket || isOnAccount || isSame(basketStore.stored()?.lines ?? [], basket.lines)) return null;
  return (
    <p role="status" className="alert alert-warning alert-soft text-base">
      Your browser can't store your basket. It's gone once you reload or close this page.
    </p>
  );
}
