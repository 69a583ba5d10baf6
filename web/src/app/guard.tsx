import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { type SessionUser, useSession } from "#features/session/session-context.tsx";
import { adminQuery } from "#features/users/users.queries.ts";
import { Spinner } from "#ui/spinner.tsx";
import { paths } from "./paths.ts";

type Page = ComponentType<{ user: SessionUser }>;

/** A page for signed-in people. A guest goes to the login, which leads back here. */
export function SignedIn({ page: Page }: { page: Page }) {
  const { pathname, search } = useLocation();
  const session = useSession();
  if (session.status === "loading") return <Spinner label="Signing you in" />;
  if (session.user === null) {
    return <Navigate to={paths.login} state={{ from: `${pathname}${search}` }} replace />;
  }
  return <Page user={session.user} />;
}

/** A page for admins. Others learn at the same address that it is not for them, and nothing else. */
export function AdminOnly({ page: Page }: { page: Page }) {
  const { user } = useSession();
  return user && <IfAdmin user={user} page={Page} />;
}

function IfAdmin({ user, page: Page }: { user: SessionUser; page: Page }) {
  const { data: isAdmin, isPending } = useQuery(adminQuery(user));
  if (isPending) return <Spinner label="Loading the page" />;
  if (isAdmin) return <Page user={user} />;
  return (
    <div className="panel grid justify-items-center gap-2 px-6 py-12 text-center">
      <title>Not for you · Carparts</title>
      <h1 className="title">This page is for admins</h1>
      <p className="muted">Your account cannot open it. An admin of the shop can change that.</p>
    </div>
  );
}
