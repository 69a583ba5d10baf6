import type { ComponentType } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { Session, SessionUser } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { routes } from "#routes.ts";
import { Spinner } from "#ui/spinner.tsx";

/** A page that receives the account it belongs to. */
export type OwnPage = ComponentType<{ user: SessionUser }>;

/** The page's owner. After a session ends, a page with unsaved input keeps its owner. */
export function ownerOf(session: Session): SessionUser | null {
  return session.user ?? session.end?.kept?.user ?? null;
}

/** Sends guests to the login, which leads back here. */
export function SignedIn({ page: Page }: { page: OwnPage }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (session.status === "loading") return <Spinner label="Signing you in" />;
  const owner = ownerOf(session);
  if (owner === null) {
    return <Navigate to={routes.login.path} state={{ from: `${pathname}${search}` }} replace />;
  }
  return <Page user={owner} />;
}
