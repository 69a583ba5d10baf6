import { useOpened } from "#lib/opened.ts";
import { OpenButton } from "#ui/data-table/open-button.tsx";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";

const TrashDialog = dialogOnDemand("Deleted items", () => import("./trash-dialog.tsx"));

export function DeletedItems() {
  const { value, close } = useOpened("trash");
  return (
    <>
      <OpenButton name="trash">Deleted items</OpenButton>
      {value !== undefined && <TrashDialog onClose={close} />}
    </>
  );
}
