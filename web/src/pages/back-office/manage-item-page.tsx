import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { ProductTable } from "#features/products/manage/product-table.tsx";
import { StockActions } from "#features/stock/manage/stock-actions.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ManageItemPage({ user }: AccountPageProps) {
  return (
    <Screen title="Manage Item" lead="All parts, newest first.">
      {user ? <ProductTable Actions={StockActions} /> : <SigningIn />}
    </Screen>
  );
}
