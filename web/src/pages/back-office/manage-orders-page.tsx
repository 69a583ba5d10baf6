import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { AllOrders } from "#features/orders/manage/all-orders.tsx";
import { OpenReturn } from "#features/orders/manage/returns/return-button.tsx";
import { DeletedItems } from "#features/trash/manage/deleted-items.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ManageOrdersPage({ user }: AccountPageProps) {
  return (
    <Screen title="Manage ALL Orsers" lead="All orders, newest first.">
      {user ? (
        <UndoOffers>
          <div className="flex flex-wrap gap-2">
            <DeletedItems />
          </div>
          <AllOrders uid={user.uid} />
          <OpenReturn uid={user.uid} />
        </UndoOffers>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
