import type {
  BrandWithManufacturer,
  SaveManufacturer,
} from "@carparts/functions/contract/admin/manufacturers";
import type { Manufacturer } from "@carparts/functions/contract/catalogue/part";
import { Modal } from "#ui/dialogs/modal.tsx";
import { manufacturerLines } from "./manufacturer-input.ts";

interface Props {
  mine: SaveManufacturer;
  /** The maker as another admin has saved it since. */
  present: BrandWithManufacturer;
  onKeep: (present: BrandWithManufacturer) => void;
  onTake: (present: BrandWithManufacturer) => void;
  onClose: () => void;
}

export function ManufacturerConflict({ mine, present, onKeep, onTake, onClose }: Props) {
  return (
    <Modal title="Changed meanwhile" onClose={onClose}>
      <p>Another admin has changed this maker while you were typing. Nothing of yours is saved yet.</p>
      <Side title="Yours" maker={mine} />
      <Side title="Theirs" maker={present.maker} />
      <div className="grid gap-3">
        <button type="button" className="btn btn-primary btn-lg" onClick={() => onKeep(present)}>
          Keep mine
        </button>
        <button
          type="button"
          className="btn btn-lg border-base-300 bg-base-100"
          onClick={() => onTake(present)}
        >
          Take theirs
        </button>
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          Back to what I typed
        </button>
      </div>
    </Modal>
  );
}

function Side({ title, maker }: { title: string; maker: Manufacturer | null }) {
  return (
    <div>
      <p className="muted text-sm">{title}</p>
      {manufacturerLines(maker).map((line) => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  );
}
