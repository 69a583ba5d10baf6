import { useLocation } from "react-router-dom";
import { ParcelLabels } from "./parcel-labels.tsx";
import { PickingList } from "./picking-list.tsx";
import { Slips } from "./slips.tsx";

/** `?picking` lists what to take off the shelves, `?picking=slips` and `?picking=labels` print what goes with the parcels. */
export default function Picking({ uid }: { uid: string }) {
  const printed = new URLSearchParams(useLocation().search).get("picking");
  if (printed === "slips") return <Slips />;
  if (printed === "labels") return <ParcelLabels />;
  return <PickingList uid={uid} />;
}
