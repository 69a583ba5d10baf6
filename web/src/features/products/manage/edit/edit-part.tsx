import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useModalParam } from "#lib/modal-param.ts";
import { RowIcon } from "#ui/data-table/row-icon.tsx";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";
import type { EditProps } from "./open-part.tsx";

const OpenPart = dialogOnDemand("Edit", () => import("./open-part.tsx"));

interface ButtonProps {
  part: Pick<ListedPart, "_id">;
  /** True if it's what to do next. */
  isPrimary?: boolean;
}

export function EditButton({ part, isPrimary = false }: ButtonProps) {
  const { open } = useModalParam("edit");
  return (
    <button
      type="button"
      className={`btn btn-sm px-2.5 ${isPrimary ? "btn-primary" : "border-base-300 bg-base-100"}`}
      onClick={() => open(part._id)}
    >
      <RowIcon name="Edit" />
    </button>
  );
}

/** The part that the address says is edited, in the list or not. */
export function EditedPart(props: EditProps) {
  const { value: id, close } = useModalParam("edit");
  return id === undefined ? null : <OpenPart key={id} {...props} id={id} onClose={close} />;
}
