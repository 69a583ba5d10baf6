import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useOpened } from "#lib/opened.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { usePartDetails } from "../product-changes.queries.ts";
import { wholePartQuery } from "./edit.queries.ts";
import { EditDialog } from "./edit-dialog.tsx";

export function EditButton({ part }: { part: Pick<ListedPart, "_id"> }) {
  const { open } = useOpened("edit");
  return (
    <button type="button" className="btn btn-sm border-base-300 bg-base-100" onClick={() => open(part._id)}>
      Edit
    </button>
  );
}

interface Props {
  uid: string;
  /** Moves the part's stock. */
  Restock: ComponentType<{ part: ListedPart }>;
}

/** The part that the address says is edited, in the list or not. */
export function EditedPart(props: Props) {
  const { value: id, close } = useOpened("edit");
  return id === undefined ? null : <OpenPart key={id} {...props} id={id} onClose={close} />;
}

function OpenPart({ id, onClose, ...props }: Props & { id: string; onClose: () => void }) {
  const part = useQuery(wholePartQuery(id));
  const details = usePartDetails(true);
  const failed = part.data ? details : part;
  if (part.data && details.data) {
    return (
      <EditDialog {...props} part={part.data} Details={details.data.PartDetailsFields} onClose={onClose} />
    );
  }
  return (
    <Modal title="Edit" onClose={onClose} isWide>
      {failed.error ? (
        <LoadFailed what="The part" error={failed.error} onRetry={() => failed.refetch()} />
      ) : (
        <Spinner label="Loading the part" />
      )}
    </Modal>
  );
}
