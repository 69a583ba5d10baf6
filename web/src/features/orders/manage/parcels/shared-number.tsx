import { Modal } from "#ui/dialogs/modal.tsx";
import { pluralize } from "#ui/format/pluralize.ts";

interface Props {
  /** The names that each number's parcels go to. */
  shared: readonly (readonly [number: string, names: readonly string[]])[];
  onSend: () => void;
  onClose: () => void;
}

/** Asks before one number goes to several parcels, which is a slip of a scanner more often than not. */
export function SharedNumber({ shared, onSend, onClose }: Props) {
  return (
    <Modal title="One number for several parcels?" onClose={onClose}>
      <ul className="wrap-anywhere grid max-h-60 gap-2 overflow-y-auto">
        {shared.map(([number, names]) => (
          <li key={number}>
            <b>{number}</b>
            <span>{`: ${pluralize(names.length, "parcel")}, for ${names.join(", ")}`}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        <button type="button" className="btn btn-primary btn-lg" onClick={onClose}>
          Back to the numbers
        </button>
        <button type="button" className="btn btn-ghost" onClick={onSend}>
          Send them under one number
        </button>
      </div>
    </Modal>
  );
}
