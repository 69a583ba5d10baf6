import type { WholeUser } from "@carparts/functions/contract/admin/users";
import { pathOf, type QueryValues } from "@carparts/functions/contract/endpoint";
import { type UseQueryResult, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { ordersOfAccountQuery } from "#features/orders/manage/account-orders.queries.ts";
import { OrdersOfAccount } from "#features/orders/manage/orders-of-account.tsx";
import { reviewsOfAccountQuery } from "#features/reviews/manage/review-moderation.queries.ts";
import { ReviewsOfAccount } from "#features/reviews/manage/reviews-of-account.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { wholeUserQuery } from "#features/users/manage/users.queries.ts";
import { WholeUserCard } from "#features/users/manage/whole-user.tsx";
import { ApiError } from "#lib/api-client.ts";
import { attempt } from "#lib/storage.ts";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { TitledBlock } from "#ui/screen.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Loaded } from "#ui/states/loaded.tsx";
import { Spinner } from "#ui/states/spinner.tsx";

/** One account: who it is, and what it did in the shop. */
export default function AccountPage({ user }: AccountPageProps) {
  const uid = lastSegment(useLocation().pathname);
  return (
    <AccountScreen user={user} route={routes.account} lead="Account and activity." back={routes.users}>
      {() => <Account key={uid} uid={uid} />}
    </AccountScreen>
  );
}

/** The router's own parameter would take `%2F` in a uid for a slash. */
function lastSegment(pathname: string): string {
  const segment = /([^/]*)\/?$/.exec(pathname)?.[1] ?? "";
  return attempt(() => decodeURIComponent(segment)) ?? segment;
}

function Account({ uid }: { uid: string }) {
  const person = useQuery(wholeUserQuery(uid));
  const orders = useInfiniteQuery(ordersOfAccountQuery(uid));
  const reviews = useInfiniteQuery(reviewsOfAccountQuery(uid));
  const user = person.data;
  // All at once, so that none of them moves the others.
  const isLoaded = [person, orders, reviews].every((query) => query.isFetched);
  if (!isLoaded) return <Spinner label="Loading the account" />;
  return (
    <UndoOffers>
      <Person uid={uid} query={person} />
      <TitledBlock
        title={`Orders${user ? ` (${user.orders.count})` : ""}`}
        link={user?.email ? ordersOf(user.email) : undefined}
      >
        <OrdersOfAccount query={orders} />
      </TitledBlock>
      <TitledBlock title={user ? ratingsText(user) : "Reviews"}>
        <ReviewsOfAccount query={reviews} />
      </TitledBlock>
    </UndoOffers>
  );
}

function ordersOf(email: string) {
  return { path: pathOf(routes.manageOrders.path, {}, { q: email }), label: "In Manage ALL Orsers" };
}

function ratingsText({ reviews: { count, average } }: WholeUser): string {
  return `Reviews (${count})${average === null ? "" : `, ${average} out of 5`}`;
}

function Person({ uid, query }: { uid: string; query: UseQueryResult<WholeUser> }) {
  if (query.error instanceof ApiError && query.error.status === 404) {
    return (
      <EmptyState title="This account is gone">
        Nobody can sign in with it any more. Its orders and reviews are below.
      </EmptyState>
    );
  }
  const audit = (filter: QueryValues) => pathOf(routes.audit.path, {}, filter);
  return (
    <Loaded what="The account" query={query}>
      {(user) => (
        <WholeUserCard user={user}>
          <Link className="btn btn-sm border-base-300 bg-base-100" to={audit({ who: user.email ?? uid })}>
            Activity
          </Link>
          <Link className="btn btn-sm border-base-300 bg-base-100" to={audit({ target: user.email ?? uid })}>
            Changes to this account
          </Link>
        </WholeUserCard>
      )}
    </Loaded>
  );
}
