import type { PurchaseState } from "@carparts/functions/contract/admin/purchases";

export const stateNames: Readonly<Record<PurchaseState, string>> = {
  draft: "Draft",
  sent: "Sent",
  part: "Partly received",
  received: "Received",
  closed: "Closed",
};
