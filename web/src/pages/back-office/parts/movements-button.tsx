import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useState } from "react";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";

const LedgerDialog = dialogOnDemand("Movements", () => import("./ledger-dialog.tsx"));

export function MovementsButton({ part }: { part: Pick<ListedPart, "_id" | "name"> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => setOpen(true)}>
        Movements
      </button>
      {isOpen && <LedgerDialog part={part} onClose={() => setOpen(false)} />}
    </>
  );
}
