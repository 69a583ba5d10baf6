import { MyOrders } from "#features/orders/my-orders.tsx";
import type { SessionUser } from "#features/session/session.ts";
import { Screen } from "#ui/screen.tsx";

export default function MyOrdersPage({ user }: { user: SessionUser }) {
  return (
    <Screen title="MY Orders" lead="What you delete goes back on the shelf.">
      <MyOrders uid={user.uid} />
    </Screen>
  );
}
