import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useFreshData } from "#lib/use-fresh-data.ts";
import { LoadingModal } from "#ui/dialogs/loading-modal.tsx";
import { usePartDetails } from "../product-changes.queries.ts";
import { useIsStillChanging, wholePartQuery } from "./edit.queries.ts";
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

/** The current one: stored input may be from before it was saved. */
export default function OpenPart({ id, onClose, ...props }: Props) {
  const query = useQuery({ ...wholePartQuery(id), enabled: !useIsStillChanging(id) });
  const part = useFreshData(query);
  const details = usePartDetails(true);
  if (part && details.data) {
    return <EditDialog {...props} part={part} Details={details.data.PartDetailsFields} onClose={onClose} />;
  }
  return (
    <LoadingModal title="Edit" what="The part" query={part ? details : query} onClose={onClose} isWide />
  );
}
