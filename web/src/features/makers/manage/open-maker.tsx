import { useQuery } from "@tanstack/react-query";
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
  if (query.data && query.isFetchedAfterMount) return <MakerDialog made={query.data} onClose={onClose} />;
  return <LoadingModal title="Maker" what="The maker" query={query} onClose={onClose} />;
}
