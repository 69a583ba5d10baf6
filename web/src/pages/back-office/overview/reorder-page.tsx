import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { Reorder } from "#features/reorder/manage/reorder.tsx";
import { routes } from "#routes.ts";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";

const MakeDrafts = dialogOnDemand(
  "Order selected",
  () => import("#features/purchases/manage/make-drafts.tsx"),
);

export default function ReorderPage({ user }: AccountPageProps) {
  return (
    <AccountScreen
      user={user}
      route={routes.reorder}
      lead="What to order so that stock lasts, at the faster of the 30- and 90-day rates. Keeps the minimum, plus one for each waiting customer."
    >
      {({ uid }) => <Reorder uid={uid} MakeDrafts={MakeDrafts} />}
    </AccountScreen>
  );
}
