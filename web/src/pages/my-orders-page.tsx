import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { OrderAgain } from "#features/basket/order-again.tsx";
import { MyOrders } from "#features/orders/my-orders/my-orders.tsx";
import { routes } from "#routes.ts";

export default function MyOrdersPage({ user }: AccountPageProps) {
  return (
    <AccountScreen
      user={user}
      route={routes.myOrders}
      lead="You can delete an order while it's new: its pieces go back into stock. Later, please write or call us."
    >
      {(user) => <MyOrders uid={user.uid} Again={OrderAgain} />}
    </AccountScreen>
  );
}
