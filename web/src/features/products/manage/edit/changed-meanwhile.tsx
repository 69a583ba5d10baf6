import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { type FormEvent, useState } from "react";
import { Modal } from "#ui/dialogs/modal.tsx";
import { labelOf, ShownValue } from "../part-values.tsx";
import { changedMeanwhile, type EditedField, type FieldConflict, type PartChange } from "./typed-part.ts";

interface Props {
  mine: PartChange;
  /** The part before the change. */
  base: ListedPart;
  /** The part as another admin has saved it since. */
  present: ListedPart;
  /** With the fields that stay as the other admin saved them. */
  onDecide: (present: ListedPart, theirs: readonly EditedField[]) => void;
  onClose: () => void;
}

type Side = "mine" | "theirs";

/** Asks which version stays of each field that another admin has changed too. */
export function ChangedMeanwhile({ mine, base, present, onDecide, onClose }: Props) {
  const { disputed, theirs } = changedMeanwhile(mine, base, present);
  const [sides, setSides] = useState<{ readonly [name in EditedField]?: Side }>({});
  const [isRequested, setRequested] = useState(false);
  const isOpen = disputed.some(({ name }) => sides[name] === undefined);

  function decide(event: FormEvent): void {
    event.preventDefault();
    setRequested(true);
    const taken = disputed.map(({ name }) => name).filter((name) => sides[name] === "theirs");
    if (!isOpen) onDecide(present, taken);
  }

  return (
    <Modal title="Changed meanwhile" onClose={onClose} isWide>
      <p>Another admin has saved this part while you were typing. Nothing of yours is saved yet.</p>
      <form className="grid gap-5" onSubmit={decide}>
        {disputed.map((field) => (
          <Choice
            key={field.name}
            field={field}
            side={sides[field.name]}
            onChoose={(side) => setSides({ ...sides, [field.name]: side })}
          />
        ))}
        <OnlyTheirs theirs={theirs} />
        {isRequested && isOpen && (
          <p role="alert" className="alert alert-error alert-soft text-base">
            Choose which version stays, for each field.
          </p>
        )}
        <div className="grid gap-3">
          <button type="submit" className="btn btn-primary btn-lg">
            Save
          </button>
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            Back to what I typed
          </button>
        </div>
      </form>
    </Modal>
  );
}

interface ChoiceProps {
  field: FieldConflict;
  side: Side | undefined;
  onChoose: (side: Side) => void;
}

const buttons = { mine: "Keep mine", theirs: "Take theirs" } as const;

function Choice({ field, side: chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="pb-1 font-semibold">{labelOf(field.name)}</legend>
      {(["mine", "theirs"] as const).map((side) => (
        <div
          key={side}
          className={`grid content-between gap-3 rounded-field border p-4 ${chosen === side ? "border-primary bg-primary/5" : "border-base-300"}`}
        >
          <div>
            <p className="muted text-sm">{side === "mine" ? "Yours" : "Theirs"}</p>
            <ShownValue name={field.name} value={field[side]} />
          </div>
          <button
            type="button"
            aria-pressed={chosen === side}
            className={`btn w-fit ${chosen === side ? "btn-primary" : "border-base-300 bg-base-100"}`}
            onClick={() => onChoose(side)}
          >
            {buttons[side]}
          </button>
        </div>
      ))}
    </fieldset>
  );
}

function OnlyTheirs({ theirs }: { theirs: object }) {
  const entries = Object.entries(theirs);
  if (entries.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="only-theirs">
      <h3 id="only-theirs" className="font-semibold">
        Changed by the other admin only. It stays
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {entries.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="muted">{labelOf(name)}</dt>
            <dd>
              <ShownValue name={name} value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
