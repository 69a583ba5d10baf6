import { useLocation } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { ImportScreen } from "#features/imports/manage/import-screen.tsx";
import { FieldChanges } from "#features/products/manage/field-changes.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { routes } from "#routes.ts";

export default function ImportPage({ user }: AccountPageProps) {
  const { search } = useLocation();
  return (
    <AccountScreen
      user={user}
      route={routes.importParts}
      lead="Bring a supplier's list in, or a file that was exported here."
      back={{ ...routes.manageItem, path: routes.manageItem.path + (user ? search : "") }}
    >
      {(user) => (
        <UndoOffers>
          <ImportScreen uid={user.uid} Changes={FieldChanges} />
        </UndoOffers>
      )}
    </AccountScreen>
  );
}
