import type { ComponentType } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type OwnPageProps, ownerOf } from "#auth/session.ts";
import { useSession } from "#auth/session-context.tsx";
import { routes } from "#routes.ts";

export type OwnPage = ComponentType<OwnPageProps>;

/** Sends guests to the login, which leads back here. */
export function SignedIn({ page: Page }: { page: OwnPage }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (session.status === "loading") return <Page />;
  const owner = ownerOf(session);
  if (owner === null) {
    return <Navigate to={routes.login.path} state={{ from: `${pathname}${search}` }} replace />;
  }
  return <Page user={owner} />;
}
