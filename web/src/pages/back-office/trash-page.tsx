import { TRASH_DAYS } from "@carparts/functions/contract/values/retention";
import { useLocation, useMatch } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { DeletedItems } from "#features/trash/manage/deleted-items.tsx";
import { routes } from "#routes.ts";

/** The same items at the parts and at the orders. It leads back to the list that it belongs to. */
export default function TrashPage({ user }: AccountPageProps) {
  const { search } = useLocation();
  const list = useMatch(routes.ordersTrash.path) ? routes.manageOrders : routes.manageItem;
  return (
    <AccountScreen
      user={user}
      route={routes.partsTrash}
      lead={`Deletions, imports, bulk changes and counts of the last ${TRASH_DAYS} days that can be undone.`}
      back={{ ...list, path: list.path + (user ? search : "") }}
    >
      {() => <DeletedItems />}
    </AccountScreen>
  );
}
