import { Modal } from "#ui/dialogs/modal.tsx";
import { type NounField, textOf } from "./noun.ts";

interface Props {
  title: string;
  fields: readonly NounField[];
  mine: object;
  /** The thing as another admin has saved it since, null if it's gone. */
  theirs: object | null;
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}

export function NounConflict({ title, fields, mine, theirs, onKeep, onTake, onClose }: Props) {
  const different = fields.filter((field) => textOf(field, mine) !== textOf(field, theirs));
  return (
    <Modal title="Changed meanwhile" onClose={onClose}>
      <p>{`Another admin has changed this ${title.toLowerCase()} while you were typing. Nothing of yours is saved yet.`}</p>
      <Side title="Yours" fields={different} values={mine} />
      <Side title="Theirs" fields={different} values={theirs} />
      <div className="grid gap-3">
        <button type="button" className="btn btn-primary btn-lg" onClick={onKeep}>
          Keep mine
        </button>
        <button type="button" className="btn btn-lg border-base-300 bg-base-100" onClick={onTake}>
          Take theirs
        </button>
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          Back to what I typed
        </button>
      </div>
    </Modal>
  );
}

interface SideProps {
  title: string;
  fields: readonly NounField[];
  values: object | null;
}

function Side({ title, fields, values }: SideProps) {
  return (
    <div>
      <p className="muted text-sm">{title}</p>
      {values ? (
        fields.map((field) => (
          <p key={field.name} className="wrap-anywhere">
            {`${field.label}: ${textOf(field, values) || "–"}`}
          </p>
        ))
      ) : (
        <p>Deleted</p>
      )}
    </div>
  );
}
