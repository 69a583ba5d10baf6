import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { OrderAgain } from "#features/basket/order-again.tsx";
import { MyOrders } from "#features/orders/my-orders/my-orders.tsx";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";

export default function MyOrdersPage({ user }: AccountPageProps) {
  return (
    <Screen
      title={routes.myOrders.title}
      lead="You can delete an order while it's new: its pieces go back into stock. Later, please write or call us."
    >
      {user ? <MyOrders uid={user.uid} Again={OrderAgain} /> : <SigningIn />}
    </Screen>
  );
}
