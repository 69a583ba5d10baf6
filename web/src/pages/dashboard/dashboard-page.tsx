import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import type { AccountPageProps } from "#auth/session.ts";
import { SessionEnded } from "#auth/session-ended.tsx";
import { useRole } from "#features/users/role.queries.ts";
import { Spinner } from "#ui/states/spinner.tsx";
import { DashboardDrawer } from "./dashboard-drawer.tsx";
import { DashboardMenu } from "./dashboard-menu.tsx";

/** Screens don't wait for the role. The menu adds the admin's entries once it's known. */
export default function DashboardPage({ user }: AccountPageProps) {
  const role = useRole(user);
  return (
    <div className="shell grid content-start gap-6 py-6 md:py-10 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 print:block">
      <aside className="panel sticky top-24 hidden h-fit p-3 lg:block">
        <DashboardMenu {...role} />
      </aside>
      <DashboardDrawer>{(close) => <DashboardMenu {...role} onChoose={close} />}</DashboardDrawer>
      <div className="min-w-0">
        <Suspense fallback={<Spinner label="Loading the screen" />}>
          <Outlet />
        </Suspense>
        <SessionEnded />
      </div>
    </div>
  );
}
