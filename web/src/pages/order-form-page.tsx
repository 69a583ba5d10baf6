import { type Order, placeOrder } from "@carparts/functions/contract/orders";
import type { Product } from "@carparts/functions/contract/products";
import type { Profile } from "@carparts/functions/contract/profiles";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { SigningIn } from "#auth/account-screen.tsx";
import type { AccountPageProps, SessionUser } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { SessionEnded } from "#auth/session-ended.tsx";
import { PartNotices } from "#features/catalogue/notices/part-notices.tsx";
import { partQuery } from "#features/catalogue/part/part.queries.ts";
import type { DisplayPart } from "#features/catalogue/part/part-loader-data.ts";
import { EmailPromise } from "#features/mail/email-promise.tsx";
import { useSendsEmail } from "#features/mail/mail.queries.ts";
import { OrderForm } from "#features/orders/order-form.tsx";
import { OrdersPlaced } from "#features/orders/orders-placed.tsx";
import { productQuery } from "#features/products/product.queries.ts";
import { ProductFacts, ProductFactsSkeleton } from "#features/products/product-facts.tsx";
import type { LiveProduct as LiveState } from "#features/products/product-live.queries.ts";
import { ProfileQuestion } from "#features/profiles/profile-question.tsx";
import { profileQuery } from "#features/profiles/profiles.queries.ts";
import { AccountGarage } from "#features/vehicles/account-garage.tsx";
import { checkFit, type FitmentRow, vehicleName } from "#features/vehicles/vehicle.ts";
import { useChosenVehicle } from "#features/vehicles/vehicle-store.ts";
import { shopName } from "#lib/shop-name.ts";
import { useUnanswered } from "#lib/write-keys.ts";
import { routes } from "#routes.ts";
import { FitLabel } from "#ui/fit-label.tsx";
import { OrderFormBoundary } from "#ui/forms/order-form-boundary.tsx";
import { Link } from "#ui/link.tsx";
import type { Expectable } from "#ui/on-order.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { ErrorBoundary } from "#ui/states/error-boundary.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";

const LiveProduct = lazy(() => import("#features/products/live-product.tsx"));

/** The part is for anyone, so it doesn't wait for the session. The form does. */
export default function OrderFormPage({ user }: AccountPageProps) {
  const { _id = "" } = useParams();
  const { data: product, error, isPending, refetch } = useQuery(productQuery(_id));
  // For its deposit and the like.
  const part = useQuery({ ...partQuery(_id), enabled: Boolean(product) });
  const profile = useQuery(profileQuery(user));
  const [isBegun, setBegun] = useState(false);
  // Without a profile, the form starts empty. Once shown, it stays mounted, to keep what you typed.
  const isProfileDue = profile.isPending && profile.failureCount === 0;
  if (user && product && part.data && !isProfileDue && !isBegun) setBegun(true);
  return (
    <div className="shell py-8 md:py-14">
      <title>{`${product?.name ?? "Order"} · ${shopName}`}</title>
      {isPending && <Columns part={<ProductFactsSkeleton />} form={<SigningIn />} />}
      {error && !product && <LoadFailed what="The part" error={error} onRetry={() => refetch()} />}
      {product === null && <PartGone />}
      {product && (
        <Ordering
          key={product._id}
          listed={product}
          part={part}
          user={isBegun ? user : undefined}
          profile={profile.data ?? undefined}
        />
      )}
      <SessionEnded />
    </div>
  );
}

interface ColumnsProps {
  part: ReactNode;
  /** Above the form. */
  placed?: ReactNode;
  form: ReactNode;
  children?: ReactNode;
}

function Columns({ part, placed, form, children }: ColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[1.1fr_1fr]">
      {part}
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {placed}
        <section className="panel p-6 shadow-sm sm:p-8" aria-labelledby="order">
          <h2 id="order" className="mb-6 font-extrabold text-2xl">
            Order this part
          </h2>
          {form}
        </section>
      </div>
      {children}
    </div>
  );
}

interface OrderingProps {
  listed: Product;
  part: UseQueryResult<DisplayPart | null>;
  user: SessionUser | undefined;
  profile: Profile | undefined;
}

/** Without live data, the listed stock stays. */
function Ordering({ listed, part, user, profile }: OrderingProps) {
  const [live, setLive] = useState<LiveState | null>();
  const follow = useCallback((product: LiveState | null) => setLive(product), []);
  const product = live ?? { ...listed, expected: part.data?.expected };
  const { status, isEarly } = useSession();
  const isSignedIn = status === "signed-in" && !isEarly;
  const [placed, setPlaced] = useState<Order>();
  const sendsEmail = useSendsEmail(user?.uid);
  const confirmSubmit = useFitQuestion(part.data?.fitment ?? []);
  return (
    <Columns
      part={
        <ErrorBoundary fallback={() => null}>
          {live === null || part.data === null ? <PartGone /> : <ProductFacts product={product} />}
        </ErrorBoundary>
      }
      placed={
        placed && (
          <OrdersPlaced key={placed._id} orders={[placed]} Heading="h2">
            {sendsEmail && <EmailPromise to={placed.email} />}
          </OrdersPlaced>
        )
      }
      form={
        user && part.data ? (
          <>
            <ChosenFit fitment={part.data.fitment} />
            <FilledForm
              product={product}
              deposit={part.data.deposit}
              notices={<PartNotices parts={[part.data]} />}
              user={user}
              profile={profile}
              confirmSubmit={confirmSubmit}
              onPlaced={setPlaced}
            />
          </>
        ) : part.error ? (
          <LoadFailed what="The part" error={part.error} onRetry={() => part.refetch()} />
        ) : (
          part.data !== null && <SigningIn />
        )
      }
    >
      {/* The database tells nothing to a form that stays after its session has ended. */}
      {user && isSignedIn && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <LiveProduct id={listed._id} onChange={follow} />
          </Suspense>
        </ErrorBoundary>
      )}
    </Columns>
  );
}

interface FilledFormProps {
  product: Product & Expectable;
  deposit: number;
  notices: ReactNode;
  user: SessionUser;
  profile: Profile | undefined;
  confirmSubmit: () => boolean;
  onPlaced: (order: Order) => void;
}

function FilledForm({ product, deposit, notices, user, profile, confirmSubmit, onPlaced }: FilledFormProps) {
  const isDoubted = profile?.isConfirmed === false;
  const [keeps, setKeeps] = useState(false);
  const sent = useUnanswered(user.uid, placeOrder, product._id);
  return (
    <>
      {isDoubted && (
        <div className="mb-6">
          <ProfileQuestion profile={profile} owner={user} onAnswer={setKeeps} />
        </div>
      )}
      <OrderFormBoundary isSent={sent !== undefined}>
        <OrderForm
          // Only keeping the profile fills the form again.
          key={keeps && !isDoubted ? "kept" : "begun"}
          product={product}
          deposit={deposit}
          notices={notices}
          customer={user}
          contact={isDoubted ? undefined : profile}
          confirmSubmit={confirmSubmit}
          onPlaced={onPlaced}
        />
      </OrderFormBoundary>
    </>
  );
}

function PartGone() {
  return (
    <EmptyState title="This part is no longer in the shop">
      <Link className="btn btn-primary" to={routes.home.path}>
        See the other parts
      </Link>
    </EmptyState>
  );
}

/** Compares a part with the visitor's vehicle, if there is one. */
function ChosenFit({ fitment }: { fitment: readonly FitmentRow[] | undefined }) {
  const vehicle = useChosenVehicle();
  return (
    <>
      <AccountGarage />
      {vehicle && fitment && (
        <p className="mb-6">
          <FitLabel fits={checkFit(fitment, vehicle)} vehicle={vehicleName(vehicle)} />
        </p>
      )}
    </>
  );
}

/** Asks before ordering a part that doesn't fit, once for each vehicle. */
function useFitQuestion(fitment: readonly FitmentRow[]): () => boolean {
  const vehicle = useChosenVehicle();
  const hasConfirmed = useRef(false);
  return () => {
    if (!vehicle || hasConfirmed.current || checkFit(fitment, vehicle) !== false) return true;
    const name = vehicleName(vehicle);
    hasConfirmed.current = confirm(`This part does not fit your ${name}. Do you want to order it anyway?`);
    return hasConfirmed.current;
  };
}
