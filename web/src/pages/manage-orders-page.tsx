import { AllOrders } from "#features/orders/all-orders.tsx";
import type { SessionUser } from "#features/session/session.ts";
import { Screen } from "#ui/screen.tsx";

export default function ManageOrdersPage({ user }: { user: SessionUser }) {
  return (
    <Screen title="Manage ALL Orsers" lead="Every order of the shop, newest first.">
      <AllOrders uid={user.uid} />
    </Screen>
  );
}
