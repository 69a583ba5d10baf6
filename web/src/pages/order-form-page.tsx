import type { Product } from "@carparts/functions/contract/products";
import type { Profile } from "@carparts/functions/contract/profiles";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useState } from "react";
import { useParams } from "react-router-dom";
import type { SessionUser } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { SessionEnded } from "#auth/session-ended.tsx";
import { OrderForm } from "#features/orders/order-form.tsx";
import { ProductFacts } from "#features/products/product-facts.tsx";
import { productQuery } from "#features/products/products.queries.ts";
import { ProfileQuestion } from "#features/profiles/profile-question.tsx";
import { profileQuery } from "#features/profiles/profiles.queries.ts";
import { routes } from "#routes.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorBoundary } from "#ui/error-boundary.tsx";
import { Link } from "#ui/link.tsx";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Spinner } from "#ui/spinner.tsx";

const LiveProduct = lazy(() => import("#features/products/live-product.tsx"));

export default function OrderFormPage({ user }: { user: SessionUser }) {
  const { _id = "" } = useParams();
  const { data: product, error, isPending, refetch } = useQuery(productQuery(_id));
  const profile = useQuery(profileQuery(user));
  const [isBegun, setBegun] = useState(false);
  // Without a profile, the form starts empty. Once shown, it stays mounted, to keep what you typed.
  const isProfileDue = profile.isPending && profile.failureCount === 0;
  if (product && !isProfileDue && !isBegun) setBegun(true);
  return (
    <div className="shell py-8 md:py-14">
      <title>{`${product?.name ?? "Order"} · Carparts`}</title>
      {(isPending || (product && !isBegun)) && <Spinner label="Loading the part" />}
      {error && !product && <LoadFailed what="The part" error={error} onRetry={() => refetch()} />}
      {product === null && <Gone />}
      {product && isBegun && (
        <Ordering key={product._id} listed={product} user={user} profile={profile.data ?? undefined} />
      )}
      <SessionEnded />
    </div>
  );
}

interface OrderingProps {
  listed: Product;
  user: SessionUser;
  profile: Profile | undefined;
}

/** Without live data, the listed stock stays. */
function Ordering({ listed, user, profile }: OrderingProps) {
  const [live, setLive] = useState<Product | null>();
  const follow = useCallback((product: Product | null) => setLive(product), []);
  const product = live ?? listed;
  const isDoubted = profile?.isConfirmed === false;
  const [wasDoubted] = useState(isDoubted);
  const isSignedIn = useSession().status === "signed-in";
  // Only keeping a profile fills the form again.
  const isKept = wasDoubted && !isDoubted && Boolean(profile?.name || profile?.address || profile?.mobile);
  return (
    <div className="grid gap-10 lg:grid-cols-[1.1fr_1fr]">
      {live === null ? <Gone /> : <ProductFacts product={product} />}
      <section className="panel h-fit p-6 shadow-sm sm:p-8" aria-labelledby="order">
        <h2 id="order" className="mb-6 font-extrabold text-2xl">
          Order this part
        </h2>
        {isDoubted && (
          <div className="mb-6">
            <ProfileQuestion profile={profile} owner={user} />
          </div>
        )}
        <OrderForm
          key={isKept ? "kept" : "begun"}
          product={product}
          customer={user}
          contact={isDoubted ? undefined : profile}
        />
      </section>
      {/* The database tells nothing to a form that stays after its session has ended. */}
      {isSignedIn && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <LiveProduct id={listed._id} onChange={follow} />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

function Gone() {
  return (
    <EmptyState title="This part is no longer in the shop">
      <Link className="btn btn-primary" to={routes.home.path}>
        See the other parts
      </Link>
    </EmptyState>
  );
}
