import type { ReactNode } from "react";
import type { OwnPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { AddToBasket } from "#features/basket/add-to-basket.tsx";
import { NeedsAttention } from "#features/damage/needs-attention.tsx";
import { LatestOrders } from "#features/orders/latest-orders.tsx";
import { ReviewModeration } from "#features/reviews/review-moderation.tsx";
import { SavedParts } from "#features/saved/saved-parts.tsx";
import { LowStock } from "#features/stock/low-stock.tsx";
import { useRole } from "#features/users/users.queries.ts";
import { routes } from "#routes.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreDrawings } from "#ui/icons/more-drawings.ts";
import { Link } from "#ui/link.tsx";
import { Screen } from "#ui/screen.tsx";

export default function OverviewPage({ user }: OwnPageProps) {
  const { isAdmin, isUndecided } = useRole(user);
  // Until the name is known, a space keeps its line.
  const name = user ? (user.displayName ?? user.email ?? "") : "";
  return (
    <Screen title="Dashbord" lead="What is new, at a glance. Everything else is in the menu.">
      <p className="muted">{user ? name && `Signed in as ${name}` : "\u00a0"}</p>
      {isUndecided && <SigningIn />}
      {user && isAdmin && <AdminOverview uid={user.uid} />}
      {user && !isAdmin && !isUndecided && <CustomerOverview uid={user.uid} />}
    </Screen>
  );
}

function AdminOverview({ uid }: { uid: string }) {
  return (
    <div className="grid gap-8 grid-cols-[minmax(0,1fr)] xl:grid-cols-2">
      <Block title="Orders to handle" path={routes.manageOrders.path} linkLabel="All orders">
        <LatestOrders uid={uid} />
      </Block>
      <Block title="Below the minimum order" path={routes.manageItem.path} linkLabel="All parts">
        <LowStock />
      </Block>
      <NeedsAttention />
      <div className="xl:col-span-2">
        <Block title="Reviews" path={routes.home.path} linkLabel="View in shop">
          <ReviewModeration />
        </Block>
      </div>
      <OwnSaved uid={uid} />
    </div>
  );
}

function CustomerOverview({ uid }: { uid: string }) {
  return (
    <div className="grid gap-8 grid-cols-[minmax(0,1fr)] xl:grid-cols-[1.4fr_1fr]">
      <Block title="Your latest orders" path={routes.myOrders.path} linkLabel="All your orders">
        <LatestOrders uid={uid} isOwn />
      </Block>
      <section className="grid content-start gap-4" aria-labelledby="next-steps">
        <h2 id="next-steps" className="font-bold text-xl">
          Next steps
        </h2>
        <ul className="grid gap-3">
          <Step icon={moreDrawings.box} path={routes.home.path} label="Find a part" />
          <Step icon={moreDrawings.star} path={routes.review.path} label="Review a part" />
          <Step icon={moreDrawings.user} path={routes.profile.path} label="Keep your address up to date" />
        </ul>
      </section>
      <OwnSaved uid={uid} />
    </div>
  );
}

/** Last, because it can be long. */
function OwnSaved({ uid }: { uid: string }) {
  return (
    <div className="xl:col-span-2">
      <Block title="Saved parts" path={routes.catalogue.path} linkLabel="Find parts">
        <SavedParts uid={uid} Actions={AddToBasket} />
      </Block>
    </div>
  );
}

interface BlockProps {
  title: string;
  path: string;
  linkLabel: string;
  children: ReactNode;
}

function Block({ title, path, linkLabel, children }: BlockProps) {
  return (
    <section className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-bold text-xl">{title}</h2>
        <Link className="link link-primary whitespace-nowrap font-semibold text-sm" to={path}>
          {linkLabel}
        </Link>
      </header>
      {/* As tall as three orders, so that nothing below it moves. */}
      <div className="min-h-66 max-sm:min-h-80">{children}</div>
    </section>
  );
}

function Step({ icon, path, label }: { icon: string; path: string; label: string }) {
  return (
    <li>
      <Link
        className="panel flex items-center gap-3 p-4 font-semibold transition-shadow hover:shadow-md"
        to={path}
      >
        <Icon drawing={icon} className="size-5 text-primary" />
        {label}
        <Icon drawing={moreDrawings.right} className="ml-auto size-4" />
      </Link>
    </li>
  );
}
