import { useLocation } from "react-router-dom";
import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { EditedPart } from "#features/products/manage/edit/edit-part.tsx";
import { ProductTable } from "#features/products/manage/product-table.tsx";
import { QuickStock } from "#features/stock/manage/quick-stock.tsx";
import { RestockButton } from "#features/stock/manage/restock-button.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { lazyPage } from "#lib/loading/lazy-page.ts";
import { Screen } from "#ui/screen.tsx";
import { PartActions } from "./parts/part-actions.tsx";
import { PartsTools } from "./parts/parts-tools.tsx";

const ImportPage = lazyPage(() => import("./imports/import-screen.tsx"));
const CountStock = lazyPage(() => import("#features/stock/manage/count/count-stock.tsx"));
const MakersScreen = lazyPage(() => import("./makers/makers-screen.tsx"));
const Labels = lazyPage(() => import("#features/products/manage/labels/labels.tsx"));

export default function ManageItemPage({ user }: AccountPageProps) {
  const opened = new URLSearchParams(useLocation().search);
  if (user && opened.has("import")) return <ImportPage uid={user.uid} />;
  if (user && opened.has("count")) return <CountStock uid={user.uid} />;
  if (user && opened.has("makers")) return <MakersScreen />;
  if (user && opened.has("labels")) return <Labels />;
  return (
    <Screen title="Manage Item" lead="All parts, newest first.">
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
