import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useState } from "react";
import { EditButton } from "#features/products/manage/edit/edit-part.tsx";
import { RestockButton } from "#features/stock/manage/restock-button.tsx";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";

const ChangeHistoryDialog = dialogOnDemand("Movements", () => import("./change-history-dialog.tsx"));

/** Buttons for what an admin does with a part, besides deleting it. */
export function PartActions({ part }: { part: ListedPart }) {
  return (
    <>
      <EditButton part={part} />
      <RestockButton part={part} />
      <MovementsButton part={part} />
    </>
  );
}

function MovementsButton({ part }: { part: Pick<ListedPart, "_id" | "name"> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => setOpen(true)}>
        Movements
      </button>
      {isOpen && <ChangeHistoryDialog part={part} onClose={() => setOpen(false)} />}
    </>
  );
}
