import { useLocation } from "react-router-dom";
import { AccountScreen } from "#auth/account-screen.tsx";
import type { AccountPageProps } from "#auth/session.ts";
import { ParcelLabels } from "#features/orders/manage/parcels/parcel-labels.tsx";
import { SendParcels } from "#features/orders/manage/parcels/send-parcels.tsx";
import { Slips } from "#features/orders/manage/parcels/slips.tsx";
import { routes } from "#routes.ts";

const screens = {
  send: {
    title: routes.parcels.title,
    lead: "What is picked and waits for its carrier, with a number each.",
    Screen: SendParcels,
  },
  slips: { title: "Packing slips", lead: "One page for each parcel, without prices.", Screen: Slips },
  labels: {
    title: "Parcel labels",
    lead: "8 to a sheet of A4, 105 by 74 mm each. Print without margins, at 100 %.",
    Screen: ParcelLabels,
  },
};

/** An address of before has orders to print for, and names no paper. */
function screenOf(query: URLSearchParams): keyof typeof screens {
  const paper = query.get("paper");
  if (paper === "labels") return "labels";
  return paper === "slips" || query.has("slip") ? "slips" : "send";
}

/** Sends the parcels of picked orders. Prints what goes with some: packing slips or, with `?paper=labels`, labels. */
export default function ParcelsPage({ user }: AccountPageProps) {
  const { search } = useLocation();
  // The frame is the same for all.
  const { title, lead, Screen } = screens[user ? screenOf(new URLSearchParams(search)) : "send"];
  return (
    <AccountScreen user={user} route={{ title }} lead={lead}>
      {({ uid }) => <Screen uid={uid} />}
    </AccountScreen>
  );
}
