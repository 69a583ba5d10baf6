import { LoadFailed } from "../states/load-failed.tsx";
import { Spinner } from "../states/spinner.tsx";
import { Modal } from "./modal.tsx";

interface Props {
  title: string;
  /** The start of a sentence: "The order". */
  what: string;
  query: { readonly error: Error | null; readonly refetch: () => unknown };
  onClose: () => void;
  isWide?: boolean;
}

/** A dialog that is still loading. */
export function LoadingModal({ title, what, query: { error, refetch }, onClose, isWide }: Props) {
  return (
    <Modal title={title} onClose={onClose} isWide={isWide}>
      {error ? (
        <LoadFailed what={what} error={error} onRetry={() => refetch()} />
      ) : (
        <Spinner label={`${what}: loading`} />
      )}
    </Modal>
  );
}
