import type { ReactNode } from "react";
import { Modal } from "#ui/dialogs/modal.tsx";

interface Props {
  title: string;
  /** The order, and what came back of it. */
  lead: ReactNode;
  reason: string;
  onClose: () => void;
}

/** Shown if another admin did meanwhile what the address leads to. */
export function ActionUnavailable({ title, lead, reason, onClose }: Props) {
  return (
    <Modal title={title} onClose={onClose}>
      {lead}
      <p role="status">{reason}</p>
      <button type="button" className="btn" onClick={onClose}>
        Close
      </button>
    </Modal>
  );
}
