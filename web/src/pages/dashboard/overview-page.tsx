import { lazy, Suspense, useEffect } from "react";
import { SigningIn } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { LatestOrders } from "#features/orders/latest-orders.tsx";
import { useRole } from "#features/users/role.queries.ts";
import { onDemand } from "#lib/loading/on-demand.ts";
import { useLoaded } from "#lib/loading/use-loaded.ts";
import { attempt } from "#lib/storage.ts";
import { routes } from "#routes.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { moreIcons } from "#ui/icons/more-icons.ts";
import { Link } from "#ui/link.tsx";
import { Screen } from "#ui/screen.tsx";
import { Block, SavedBlock } from "./overview-block.tsx";

const loadAdminOverview = () => import("#pages/back-office/overview/admin-overview.tsx");
/** Its styles are in the page already. */
const AdminOverview = lazy(() => onDemand(loadAdminOverview()));
/** Their code is loaded only where there may be one. */
const hasSentWrites = (uid: string) =>
  attempt(() => localStorage.getItem("sentWrites"))?.includes(`"${uid} `) ?? false;

const loadUnanswered = () => import("./unanswered-links.tsx");

export default function OverviewPage({ user }: AccountPageProps) {
  const { isAdmin, isUndecided } = useRole(user);
  const isProbablyAdmin = user !== undefined && isUndecided;
  useEffect(() => {
    if (isProbablyAdmin) loadAdminOverview().catch(() => {});
  }, [isProbablyAdmin]);
  const Unanswered = useLoaded(user !== undefined && !isUndecided && hasSentWrites(user.uid), loadUnanswered);
  // Until the name is known, a space keeps its line.
  const name = user ? (user.displayName ?? user.email ?? "") : "";
  return (
    <Screen title={routes.dashboard.title} lead="What is new, at a glance. Everything else is in the menu.">
      <p className="muted">{user ? name && `Signed in as ${name}` : "\u00a0"}</p>
      {user && Unanswered && <Unanswered uid={user.uid} />}
      {isUndecided && <SigningIn />}
      {user && isAdmin && (
        <Suspense fallback={<SigningIn />}>
          <AdminOverview uid={user.uid} />
        </Suspense>
      )}
      {user && !isAdmin && !isUndecided && <CustomerOverview uid={user.uid} />}
    </Screen>
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
          <Step icon={moreIcons.box} path={routes.home.path} label="Find a part" />
          <Step icon={moreIcons.star} path={routes.review.path} label="Review a part" />
          <Step icon={moreIcons.car} path={`${routes.profile.path}#vehicles`} label="Your vehicles" />
          <Step icon={moreIcons.user} path={routes.profile.path} label="Keep your address up to date" />
        </ul>
      </section>
      <SavedBlock uid={uid} />
    </div>
  );
}

function Step({ icon, path, label }: { icon: string; path: string; label: string }) {
  return (
    <li>
      <Link
        className="panel flex items-center gap-3 p-4 font-semibold transition-shadow hover:shadow-md"
        to={path}
      >
        <Icon path={icon} className="size-5 text-primary" />
        {label}
        <Icon path={moreIcons.right} className="ml-auto size-4" />
      </Link>
    </li>
  );
}
