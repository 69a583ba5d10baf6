import { AccountBasket } from "#features/basket/account-basket.tsx";
import { AccountSaved } from "#features/saved/account-saved.tsx";

/** What an account has in every page: its basket and its saved parts. Comes once the page is at rest. */
export default function AccountLists({ uid }: { uid: string }) {
  return (
    <>
      <AccountBasket uid={uid} />
      <AccountSaved uid={uid} />
    </>
  );
}
