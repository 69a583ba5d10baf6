import type { ComponentType } from "react";
import { useLocation } from "react-router-dom";
import type { SessionUser } from "#auth/session.ts";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { OverviewFrame } from "#pages/dashboard/overview-frame.tsx";

/** The build knows its chunk by this, as the page does. */
const AdminOverview = lazyPage(() => import("./admin-overview.tsx"));

/** What opens inside the overview, by its name in the address. */
const screens: Readonly<Record<string, ComponentType<{ uid: string }>>> = {
  coverage: lazyPage(() => import("./coverage-screen.tsx")),
  reorder: lazyPage(() => import("./reorder-screen.tsx")),
  reviews: lazyPage(() => import("./reviews-screen.tsx")),
};

export default function OpenedScreen({ user }: { user: SessionUser }) {
  const asked = new URLSearchParams(useLocation().search);
  const [, Opened] = Object.entries(screens).find(([name]) => asked.has(name)) ?? [];
  if (Opened) return <Opened uid={user.uid} />;
  return (
    <OverviewFrame user={user}>
      <AdminOverview uid={user.uid} />
    </OverviewFrame>
  );
}
