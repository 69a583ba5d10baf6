import type { SessionUser } from "#auth/session.ts";
import { AllOrders } from "#features/orders/all-orders.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ManageOrdersPage({ user }: { user: SessionUser }) {
  return (
    <Screen title="Manage ALL Orsers" lead="All orders, newest first.">
      <AllOrders uid={user.uid} />
    </Screen>
  );
}
