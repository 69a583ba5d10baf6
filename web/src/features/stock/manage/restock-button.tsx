import { useState } from "react";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";
import type { RestockedPart } from "./restock-dialog.tsx";

export const RestockDialog = dialogOnDemand("Restock", () => import("./restock-dialog.tsx"));

export function RestockButton({ part }: { part: RestockedPart }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => setOpen(true)}>
        Restock
      </button>
      {isOpen && <RestockDialog part={part} onClose={() => setOpen(false)} />}
    </>
  );
}
