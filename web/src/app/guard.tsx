import { type ComponentType, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type AccountPageProps, sessionOwner } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { routes } from "#routes.ts";

export type AccountPage = ComponentType<AccountPageProps>;

/** Counts the accounts that the page had. The first one finds it as it is, so that nothing moves once it's known. */
function useTurn(uid: string | undefined): number {
  const [last, setLast] = useState({ uid, turn: 0 });
  if (uid === undefined || uid === last.uid) return last.turn;
  const next = { uid, turn: last.uid === undefined ? last.turn : last.turn + 1 };
  setLast(next);
  return next.turn;
}

/** Sends guests to the login, which leads back here. What one account typed isn't shown to the next. */
export function SignedIn({ page: Page }: { page: AccountPage }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const owner = sessionOwner(session);
  const turn = useTurn(owner?.uid);
  if (session.status === "loading") return <Page key={turn} />;
  if (owner === null) {
    return <Navigate to={routes.login.path} state={{ from: `${pathname}${search}` }} replace />;
  }
  return <Page key={turn} user={owner} />;
}
