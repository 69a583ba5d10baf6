import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { ProductTable } from "#features/products/manage/product-table.tsx";
import { StockActions } from "#features/stock/manage/stock-actions.tsx";
import { DeletedItems } from "#features/trash/manage/deleted-items.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ManageItemPage({ user }: AccountPageProps) {
  return (
    <Screen title="Manage Item" lead="All parts, newest first.">
      {user ? (
        <UndoOffers>
          <div className="flex flex-wrap gap-2">
            <DeletedItems />
          </div>
          <ProductTable Actions={StockActions} />
        </UndoOffers>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
