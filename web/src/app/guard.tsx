import { type ComponentType, useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type AccountPageProps, sessionOwner } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { routes } from "#routes.ts";

export type AccountPage = ComponentType<AccountPageProps>;

/** Counts the accounts that the page had. The first one finds it as it is, so that nothing moves once it's known. */
function useTurn(uid: string | undefined): number {
  const [known, setKnown] = useState({ uid, turn: 0 });
  if (uid === undefined || uid === known.uid) return known.turn;
  const next = { uid, turn: known.uid === undefined ? known.turn : known.turn + 1 };
  setKnown(next);
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
