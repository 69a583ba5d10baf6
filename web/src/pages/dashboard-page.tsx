import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { DashboardDrawer } from "#features/dashboard/dashboard-drawer.tsx";
import { DashboardMenu } from "#features/dashboard/dashboard-menu.tsx";
import type { SessionUser } from "#features/session/session.ts";
import { SessionEnded } from "#features/session/session-ended.tsx";
import { adminQuery } from "#features/users/users.queries.ts";
import { LoadFailed } from "#ui/load-failed.tsx";
import { Spinner } from "#ui/spinner.tsx";

/** The frame of the dashboard: which ways it offers, the server's check decides. */
export default function DashboardPage({ user }: { user: SessionUser }) {
  const { data: isAdmin, error, isPending, refetch } = useQuery(adminQuery(user));
  if (isPending) return <Spinner label="Loading the dashboard" />;
  if (isAdmin === undefined) {
    return (
      <div className="shell py-12">
        <LoadFailed what="The dashboard" error={error} onRetry={() => refetch()} />
      </div>
    );
  }
  return (
    <div className="shell grid content-start gap-6 py-6 md:py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10">
      <title>Dashbord · Carparts</title>
      <aside className="panel sticky top-24 hidden h-fit p-3 lg:block">
        <DashboardMenu isAdmin={isAdmin} />
      </aside>
      <DashboardDrawer>{(close) => <DashboardMenu isAdmin={isAdmin} onChoose={close} />}</DashboardDrawer>
      <div className="min-w-0">
        <Suspense fallback={<Spinner label="Loading the screen" />}>
          <Outlet />
        </Suspense>
        <SessionEnded />
      </div>
    </div>
  );
}
