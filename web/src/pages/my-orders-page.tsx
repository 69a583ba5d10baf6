import type { SessionUser } from "#auth/session.ts";
import { MyOrders } from "#features/orders/my-orders.tsx";
import { Screen } from "#ui/screen.tsx";

export default function MyOrdersPage({ user }: { user: SessionUser }) {
  return (
    <Screen title="MY Orders" lead="If you delete an order, its pieces go back into stock.">
      <MyOrders uid={user.uid} />
    </Screen>
  );
}
