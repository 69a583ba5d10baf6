import { useSearchParams } from "react-router-dom";
import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { ProductTable } from "#features/products/manage/product-table.tsx";
import { StockActions } from "#features/stock/manage/stock-actions.tsx";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { Screen } from "#ui/screen.tsx";
import { ImportTools } from "./imports/import-tools.tsx";

const ImportPage = lazyPage(() => import("./imports/import-page.tsx"));

export default function ManageItemPage({ user }: AccountPageProps) {
  const isImport = useSearchParams()[0].has("import");
  if (user && isImport) return <ImportPage uid={user.uid} />;
  return (
    <Screen title="Manage Item" lead="All parts, newest first.">
      {user ? (
        <>
          <ImportTools />
          <ProductTable Actions={StockActions} />
        </>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
