import { TRASH_DAYS } from "@carparts/functions/contract/values/retention";
import { useLocation, useMatch } from "react-router-dom";
import type { AccountPageProps } from "#auth/session.ts";
import { SigningIn } from "#auth/signing-in.tsx";
import { DeletedItems } from "#features/trash/manage/deleted-items.tsx";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { Screen } from "#ui/screen.tsx";

/** The same items at the parts and at the orders. It leads back to the list that it belongs to. */
export default function TrashPage({ user }: AccountPageProps) {
  const { search } = useLocation();
  const list = useMatch(routes.ordersTrash.path) ? routes.manageOrders : routes.manageItem;
  return (
    <Screen
      title={routes.partsTrash.title}
      lead={`Parts, orders and reviews of the last ${TRASH_DAYS} days.`}
    >
      {user ? (
        <>
          <Link className="link w-fit" to={list.path + search}>
            {`Back to ${list.title}`}
          </Link>
          <DeletedItems />
        </>
      ) : (
        <SigningIn />
      )}
    </Screen>
  );
}
