import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { PickingList } from "#features/orders/manage/picking/picking-list.tsx";
import { routes } from "#routes.ts";

export default function PickingPage({ user }: AccountPageProps) {
  return (
    <AccountScreen
      user={user}
      route={routes.picking}
      lead="What to take off the shelves for orders that are new."
    >
      {(user) => <PickingList uid={user.uid} />}
    </AccountScreen>
  );
}
