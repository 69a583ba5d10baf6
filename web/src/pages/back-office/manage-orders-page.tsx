import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { AllOrders } from "#features/orders/manage/all-orders.tsx";
import { OpenCredit } from "#features/orders/manage/books/credit-dialog.tsx";
import { OpenReceived } from "#features/orders/manage/books/received-dialog.tsx";
import { OpenSend } from "#features/orders/manage/mark/send-order.tsx";
import { OpenReturn } from "#features/orders/manage/returns/return-button.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { routes } from "#routes.ts";
import { OrdersTools } from "./orders/orders-tools.tsx";

export default function ManageOrdersPage({ user }: AccountPageProps) {
  return (
    <AccountScreen user={user} route={routes.manageOrders} lead="All orders, newest first.">
      {(user) => (
        <UndoOffers>
          <AllOrders uid={user.uid}>
            <OrdersTools uid={user.uid} />
          </AllOrders>
          <OpenSend uid={user.uid} />
          <OpenReturn uid={user.uid} />
          <OpenReceived uid={user.uid} />
          <OpenCredit uid={user.uid} />
        </UndoOffers>
      )}
    </AccountScreen>
  );
}
