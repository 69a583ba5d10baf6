import { useQuery } from "@tanstack/react-query";
import { useFreshData } from "#lib/use-fresh-data.ts";
import { LoadingModal } from "#ui/dialogs/loading-modal.tsx";
import { ManufacturerDialog } from "./manufacturer-dialog.tsx";
import { manufacturerQuery } from "./manufacturers.queries.ts";

interface Props {
  brand: string;
  onClose: () => void;
}

/** The current one: stored input may be from before it was saved. */
export default function EditManufacturer({ brand, onClose }: Props) {
  const query = useQuery(manufacturerQuery(brand));
  const made = useFreshData(query);
  if (made) return <ManufacturerDialog made={made} onClose={onClose} />;
  return <LoadingModal title="Maker" what="The maker" query={query} onClose={onClose} />;
}
