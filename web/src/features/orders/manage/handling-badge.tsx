import type { Handling } from "@carparts/functions/contract/values/handling";
import { handlingNames } from "../handling/handling.ts";

const looks: Readonly<Record<Handling, string>> = {
  new: "badge-info badge-soft",
  picked: "badge-warning badge-soft",
  sent: "badge-success badge-soft",
  closed: "badge-soft",
};

export function HandlingBadge({ handling }: { handling: Handling }) {
  return (
    <span className={`badge whitespace-nowrap font-semibold ${looks[handling]}`}>
      {handlingNames[handling]}
    </span>
  );
}
