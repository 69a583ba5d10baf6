import { useLocation } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { ParcelLabels } from "#features/orders/manage/picking/parcel-labels.tsx";
import { Slips } from "#features/orders/manage/picking/slips.tsx";
import { routes } from "#routes.ts";

const papers = {
  slips: { title: routes.parcels.title, lead: "One page for each parcel, without prices.", Sheets: Slips },
  labels: {
    title: "Parcel labels",
    lead: "8 to a sheet of A4, 105 by 74 mm each. Print without margins, at 100 %.",
    Sheets: ParcelLabels,
  },
};

/** Prints what goes with the parcels of some orders: packing slips or, with `?paper=labels`, labels. */
export default function ParcelsPage({ user }: AccountPageProps) {
  const { search } = useLocation();
  const paper = new URLSearchParams(search).get("paper") === "labels" ? "labels" : "slips";
  // The frame is the same for both.
  const { title, lead, Sheets } = papers[user ? paper : "slips"];
  return (
    <AccountScreen user={user} route={{ title }} lead={lead}>
      {() => <Sheets />}
    </AccountScreen>
  );
}
