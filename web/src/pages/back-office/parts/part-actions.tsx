import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { type ReactNode, useState } from "react";
import { EditButton } from "#features/products/manage/edit/edit-part.tsx";
import { RestockDialog } from "#features/stock/manage/restock-button.tsx";
import { RowMenu } from "#ui/data-table/row-menu.tsx";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";

const ChangeHistoryDialog = dialogOnDemand("Movements", () => import("./change-history-dialog.tsx"));

interface Props {
  part: ListedPart;
  /** Deletes it. */
  children: ReactNode;
}

export function PartActions({ part, children }: Props) {
  const [opened, setOpened] = useState<"restock" | "movements">();
  const close = () => setOpened(undefined);
  return (
    <>
      <EditButton part={part} />
      {children}
      <RowMenu
        name={part.name}
        acts={[
          { label: "Restock", onSelect: () => setOpened("restock") },
          { label: "Movements", onSelect: () => setOpened("movements") },
        ]}
      />
      {opened === "restock" && <RestockDialog part={part} onClose={close} />}
      {opened === "movements" && <ChangeHistoryDialog part={part} onClose={close} />}
    </>
  );
}
