import { useLocation } from "react-router-dom";
import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { AllOrders } from "#features/orders/manage/all-orders.tsx";
import { OpenReturn } from "#features/orders/manage/returns/return-button.tsx";
import { OpenSend } from "#features/orders/manage/send-dialog.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { Screen } from "#ui/screen.tsx";
import { OrdersTools } from "./orders/orders-tools.tsx";

const Picking = lazyPage(() => import("#features/orders/manage/picking/picking.tsx"));

export default function ManageOrdersPage({ user }: AccountPageProps) {
  const opened = new URLSearchParams(useLocation().search);
  if (user && opened.has("picking")) return <Picking uid={user.uid} />;
  return (
    <Screen title="Manage ALL Orsers" lead="All orders, newest first.">
      {user ? (
        <UndoOffers>
          <AllOrders uid={user.uid}>
            <OrdersTools uid={user.uid} />
          </AllOrders>
          <OpenSend uid={user.uid} />
          <OpenReturn uid={user.uid} />
        </UndoOffers>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
