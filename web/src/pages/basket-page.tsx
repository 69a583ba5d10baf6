import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ownerOf, type SessionUser } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { SigningIn } from "#auth/signing-in.tsx";
import { linePartsQuery } from "#features/basket/basket.queries.ts";
import { BasketContents, BasketSkeleton, EmptyBasket } from "#features/basket/basket-contents.tsx";
import { BasketForm, type BasketFormProps, type Placed } from "#features/basket/basket-form.tsx";
import { BasketPlaced } from "#features/basket/basket-placed.tsx";
import { basketLines, changeBasket, notePrices, useBasketLines } from "#features/basket/basket-store.ts";
import { without } from "#features/basket/line-changes.ts";
import { stateOf, totalOf } from "#features/basket/line-state.ts";
import { EmailPromise } from "#features/mail/email-promise.tsx";
import { useSendsEmail } from "#features/mail/mail.queries.ts";
import { profileQuery, useSaveProfile } from "#features/profiles/profiles.queries.ts";
import { vehicleName } from "#features/vehicles/vehicle.ts";
import { useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { shopName } from "#lib/shop.ts";
import { routes } from "#routes.ts";
import { money } from "#ui/format/money.ts";
import { useHydrated } from "#ui/hydrated.ts";
import { LoadFailed } from "#ui/states/load-failed.tsx";

const NO_VEHICLE = {};

export default function BasketPage() {
  const isReady = useHydrated();
  const [placed, setPlaced] = useState<Placed>();
  const lines = useBasketLines();
  const sendsEmail = useSendsEmail(ownerOf(useSession())?.uid);
  return (
    <div className="shell grid grid-cols-[minmax(0,1fr)] gap-6 py-8 md:py-14">
      <title>{`Basket · ${shopName}`}</title>
      <meta
        name="description"
        content="The parts you are about to order, with their prices and stock of now."
      />
      {placed ? (
        <BasketPlaced placed={placed}>
          {sendsEmail &&
            placed.orders.slice(0, 1).map(({ email }) => <EmailPromise key={email} to={email} />)}
        </BasketPlaced>
      ) : (
        <>
          <h1 className="title">Basket</h1>
          {!isReady && <BasketSkeleton />}
          {isReady && lines.length === 0 && <EmptyBasket />}
          {isReady && lines.length > 0 && <Ordering onPlaced={setPlaced} />}
        </>
      )}
    </div>
  );
}

/** The part of each line by its number, as the server names its refusals. */
function byPart(faults: Readonly<Record<string, string>>, ids: readonly string[]) {
  const found = Object.entries(faults).map(([field, text]) => {
    const [, line] = /^lines\.(\d+)\./.exec(field) ?? [];
    return [ids[Number(line)] ?? "", text];
  });
  return Object.fromEntries(found);
}

function Ordering({ onPlaced }: { onPlaced: (placed: Placed) => void }) {
  const lines = useBasketLines();
  const vehicle = useChosenVehicle();
  const ids = lines.map(({ productId }) => productId);
  const { data: parts, error, refetch } = useQuery(linePartsQuery(ids, vehicle ?? NO_VEHICLE));
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const hasConfirmed = useRef(false);
  const session = useSession();
  const user = ownerOf(session);
  useEffect(() => notePrices((id) => parts?.[id]?.price), [parts]);
  if (error && !parts) return <LoadFailed what="Your basket" error={error} onRetry={() => refetch()} />;
  if (!parts) return <BasketSkeleton />;

  const faulty = lines.filter((line) => stateOf(line, parts[line.productId]).fault);
  const misfits = lines.flatMap(({ productId }) => {
    const part = parts[productId];
    return part?.fits === false ? [part.name] : [];
  });
  const total = totalOf(lines, parts);

  function isMeant(): boolean {
    if (!vehicle || misfits.length === 0 || hasConfirmed.current) return true;
    const which = misfits.length === 1 ? "This part does" : "These parts do";
    hasConfirmed.current = confirm(
      `${which} not fit your ${vehicleName(vehicle)}: ${misfits.join(", ")}. Do you want to order anyway?`,
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
      <BasketContents
        lines={lines}
        parts={parts}
        vehicle={vehicle && vehicleName(vehicle)}
        refusals={refusals}
      />
      <section className="panel p-6 shadow-sm sm:p-8" aria-labelledby="order">
        <h2 id="order" className="mb-6 font-extrabold text-2xl">
          Order these parts
        </h2>
        {user && (
          <OwnForm
            user={user}
            lines={order}
            total={total}
            hindrance={
              faulty.length > 0
                ? "Some parts can't be ordered like this. Change or remove them first."
                : undefined
            }
            isMeant={isMeant}
            onRefused={(faults) => setRefusals(byPart(faults, ids))}
            onPlaced={(done) => {
              onPlaced(done);
              changeBasket(without(basketLines(), ids));
            }}
          />
        )}
        {!user && (session.status === "loading" ? <SigningIn /> : <SignInFirst total={total} />)}
      </section>
    </div>
  );
}

/** A guest comes back here. */
function SignInFirst({ total }: { total: number }) {
  const navigate = useNavigate();
  return (
    <div className="grid gap-5">
      <p className="flex items-baseline justify-between">
        <span className="font-semibold">Total</span>
        <output className="font-extrabold text-2xl tabular-nums">{money(total)}</output>
      </p>
      <button
        type="button"
        className="btn btn-primary btn-lg"
        onClick={() => navigate(routes.login.path, { state: { from: routes.basket.path } })}
      >
        Log in to order
      </button>
      <p className="muted">Your basket comes along. New here? You can register there too.</p>
    </div>
  );
}

interface OwnFormProps extends Omit<BasketFormProps, "customer" | "contact" | "onPlaced"> {
  user: SessionUser;
  onPlaced: (placed: Placed) => void;
}

/** Waits for the profile that fills the form. */
function OwnForm({ user, onPlaced, ...form }: OwnFormProps) {
  const profile = useQuery(profileQuery(user));
  const { mutate } = useSaveProfile(user);
  if (profile.isPending && profile.failureCount === 0) return <SigningIn />;
  // One that was saved before the email was proven may be somebody else's.
  const own = profile.data?.isConfirmed === false ? undefined : (profile.data ?? undefined);
  return (
    <BasketForm
      {...form}
      customer={user}
      contact={own}
      onPlaced={(placed, contact) => {
        if (contact) mutate({ ...contact, picture: own?.picture ?? "" });
        onPlaced(placed);
      }}
    />
  );
}
