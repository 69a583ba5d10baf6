import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { EditedPart } from "#features/products/manage/edit/edit-part.tsx";
import { ProductTable } from "#features/products/manage/product-table.tsx";
import { QuickStock } from "#features/stock/manage/quick-stock.tsx";
import { RestockButton } from "#features/stock/manage/restock-button.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { routes } from "#routes.ts";
import { PartActions } from "./parts/part-actions.tsx";
import { PartsTools } from "./parts/parts-tools.tsx";

export default function ManageItemPage({ user }: AccountPageProps) {
  return (
    <AccountScreen user={user} route={routes.manageItem} lead="All parts, newest first.">
      {(user) => (
        <UndoOffers>
          <ProductTable uid={user.uid} Actions={PartActions} QuickStock={QuickStock}>
            <PartsTools uid={user.uid} />
          </ProductTable>
          <EditedPart uid={user.uid} Restock={RestockButton} />
        </UndoOffers>
      )}
    </AccountScreen>
  );
}
