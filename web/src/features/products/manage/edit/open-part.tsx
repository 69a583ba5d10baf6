import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { Modal } from "#ui/dialogs/modal.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { usePartDetails } from "../product-changes.queries.ts";
import { wholePartQuery } from "./edit.queries.ts";
import { EditDialog } from "./edit-dialog.tsx";

export interface EditProps {
  uid: string;
  /** Moves the part's stock. */
  Restock: ComponentType<{ part: ListedPart }>;
}

interface Props extends EditProps {
  id: string;
  onClose: () => void;
}

/** As it is now: what was kept may be from before it was saved. */
export default function OpenPart({ id, onClose, ...props }: Props) {
  const part = useQuery(wholePartQuery(id));
  const details = usePartDetails(true);
  const failed = part.data ? details : part;
  if (part.data && part.isFetchedAfterMount && details.data) {
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
