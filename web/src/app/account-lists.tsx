import { AccountBasket } from "#features/basket/account-basket.tsx";
import { AccountSaved } from "#features/saved/account-saved.tsx";
import { adoptEarlierOps } from "#lib/sync/earlier-ops.ts";

adoptEarlierOps();

/** Loads an account's basket and saved parts in every page, once it's at rest. */
export default function AccountLists({ uid }: { uid: string }) {
  return (
    <>
      <AccountBasket uid={uid} />
      <AccountSaved uid={uid} />
    </>
  );
}
