import type { ReactNode } from "react";
import { Modal } from "#ui/dialogs/modal.tsx";

interface Props {
  /** The order, and what came back of it. */
  lead: ReactNode;
  onClose: () => void;
}

/** Another admin may have taken the rest back meanwhile. */
export function NothingLeft({ lead, onClose }: Props) {
  return (
    <Modal title="Return" onClose={onClose}>
      {lead}
      <p role="status">Nothing of this order can come back now.</p>
      <button type="button" className="btn" onClick={onClose}>
        Close
      </button>
    </Modal>
  );
}
