import type { ReactNode } from "react";
import { Modal } from "#ui/dialogs/modal.tsx";

interface Props {
  title: string;
  /** The order, and what came back of it. */
  lead: ReactNode;
  /** Why not. */
  told: string;
  onClose: () => void;
}

/** Another admin may have done meanwhile what an address asks for. */
export function NotNow({ title, lead, told, onClose }: Props) {
  return (
    <Modal title={title} onClose={onClose}>
      {lead}
      <p role="status">{told}</p>
      <button type="button" className="btn" onClick={onClose}>
        Close
      </button>
    </Modal>
  );
}
