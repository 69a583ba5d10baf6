import { useQuery } from "@tanstack/react-query";
import { useFreshData } from "#lib/use-fresh-data.ts";
import { LoadingModal } from "#ui/dialogs/loading-modal.tsx";
import { MakerDialog } from "./maker-dialog.tsx";
import { madeBrandQuery } from "./makers.queries.ts";

interface Props {
  brand: string;
  onClose: () => void;
}

/** As it is now: what was kept may be from before it was saved. */
export default function OpenMaker({ brand, onClose }: Props) {
  const query = useQuery(madeBrandQuery(brand));
  const made = useFreshData(query);
  if (made) return <MakerDialog made={made} onClose={onClose} />;
  return <LoadingModal title="Maker" what="The maker" query={query} onClose={onClose} />;
}
