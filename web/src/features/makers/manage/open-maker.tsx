import { useQuery } from "@tanstack/react-query";
import { Modal } from "#ui/dialogs/modal.tsx";
import { LoadFailed } from "#ui/states/load-failed.tsx";
import { Spinner } from "#ui/states/spinner.tsx";
import { MakerDialog } from "./maker-dialog.tsx";
import { madeBrandQuery } from "./makers.queries.ts";

interface Props {
  brand: string;
  onClose: () => void;
}

/** As it is now: what was kept may be from before it was saved. */
export default function OpenMaker({ brand, onClose }: Props) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(madeBrandQuery(brand));
  if (data && isFetchedAfterMount) return <MakerDialog made={data} onClose={onClose} />;
  return (
    <Modal title="Maker" onClose={onClose}>
      {error ? (
        <LoadFailed what="The maker" error={error} onRetry={() => refetch()} />
      ) : (
        <Spinner label="Loading the maker" />
      )}
    </Modal>
  );
}
