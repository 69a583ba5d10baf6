import { useSession } from "#auth/session-context.tsx";
import { useBasketLines } from "#features/basket/basket-store.ts";
import { useLoaded } from "#lib/loading/use-loaded.ts";
import { routes } from "#routes.ts";
import { Icon } from "#ui/icons/icon.tsx";
import { icons } from "#ui/icons/icons.ts";
import { Link } from "#ui/link.tsx";

const loadAccountLists = () => import("./account-lists.tsx");

/** Shows the number of parts in the basket. An account's own basket loads once the page is idle. */
export function BasketLink({ onClick }: { onClick: () => void }) {
  const { user, isEarly } = useSession();
  const AccountLists = useLoaded(user !== null && !isEarly, loadAccountLists);
  const { length } = useBasketLines();
  return (
    <>
      <Link
        to={routes.basket.path}
        onClick={onClick}
        aria-label={length > 0 ? `Basket, ${length} ${length === 1 ? "part" : "parts"}` : "Basket"}
        className="btn btn-square border-white/40 bg-transparent text-white relative"
      >
        <Icon path={icons.basket} className="size-6" />
        {length > 0 && (
          <span className="badge badge-warning badge-soft -top-2 -right-2 absolute px-1.5">{length}</span>
        )}
      </Link>
      {user && AccountLists && <AccountLists key={user.uid} uid={user.uid} />}
    </>
  );
}
