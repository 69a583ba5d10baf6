import { useLocation } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { CountStock } from "#features/stock/manage/count/count-stock.tsx";
import { UndoOffers } from "#features/trash/manage/undo-offers.tsx";
import { routes } from "#routes.ts";

const leads = {
  count: "Scan each piece, or type how many there are. Scan a shelf to list its parts.",
  deliver: "Scan each piece that came. Stock goes up when you book.",
};

/** `?mode=deliver` books a delivery in. */
export default function CountPage({ user }: AccountPageProps) {
  const { search } = useLocation();
  // The frame is the same for both.
  const mode = user && new URLSearchParams(search).get("mode") === "deliver" ? "deliver" : "count";
  return (
    <AccountScreen user={user} route={routes.countStock} lead={leads[mode]}>
      {(user) => (
        <UndoOffers>
          <CountStock uid={user.uid} mode={mode} />
        </UndoOffers>
      )}
    </AccountScreen>
  );
}
