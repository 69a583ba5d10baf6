import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { EditedPart } from "#features/products/manage/edit/edit-part.tsx";
import { ProductTable } from "#features/products/manage/product-table.tsx";
import { QuickStock } from "#features/stock/manage/quick-stock.tsx";
import { RestockButton } from "#features/stock/manage/restock-button.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { routes } from "#routes.ts";
import { Screen } from "#ui/screen.tsx";
import { PartActions } from "./parts/part-actions.tsx";
import { PartsTools } from "./parts/parts-tools.tsx";

export default function ManageItemPage({ user }: AccountPageProps) {
  return (
    <Screen title={routes.manageItem.title} lead="All parts, newest first.">
      {user ? (
        <UndoOffers>
          <PartsTools uid={user.uid} />
          <ProductTable uid={user.uid} Actions={PartActions} QuickStock={QuickStock} />
          <EditedPart uid={user.uid} Restock={RestockButton} />
        </UndoOffers>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
