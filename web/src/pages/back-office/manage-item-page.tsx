import { useLocation } from "react-router-dom";
import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { LabelsButton } from "#features/products/manage/labels/labels-button.tsx";
import { ProductTable } from "#features/products/manage/product-table.tsx";
import { CountButton } from "#features/stock/manage/count/count-button.tsx";
import { StockActions } from "#features/stock/manage/stock-actions.tsx";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { Screen } from "#ui/screen.tsx";

const CountStock = lazyPage(() => import("#features/stock/manage/count/count-stock.tsx"));
const Labels = lazyPage(() => import("#features/products/manage/labels/labels.tsx"));

export default function ManageItemPage({ user }: AccountPageProps) {
  const opened = new URLSearchParams(useLocation().search);
  if (user && opened.has("count")) return <CountStock uid={user.uid} />;
  if (user && opened.has("labels")) return <Labels />;
  return (
    <Screen title="Manage Item" lead="All parts, newest first.">
      {user ? (
        <>
          <div className="flex flex-wrap gap-2">
            <CountButton />
            <LabelsButton />
          </div>
          <ProductTable Actions={StockActions} />
        </>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
