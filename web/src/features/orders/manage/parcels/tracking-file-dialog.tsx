import { type FormEvent, useState } from "react";
import { notify } from "#lib/notify.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { TextAreaField } from "#ui/forms/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { Parcel } from "./parcels.ts";
import { readTrackingFile, type TrackingFile } from "./tracking-file.ts";

interface Props {
  parcels: readonly Parcel[];
  /** Called with the numbers by the parcels' ids. */
  onRead: (numbers: TrackingFile["numbers"]) => void;
  onClose: () => void;
}

/** Fills the numbers in from what a carrier's program lists, which is chosen as a file or pasted. */
export function TrackingFileDialog({ parcels, onRead, onClose }: Props) {
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string>();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const file = readTrackingFile(text, parcels);
    setFault(file.fault);
    if (file.fault !== undefined) return;
    onRead(file.numbers);
    void notify("success", summaryText(file));
    onClose();
  }

  return (
    <Modal title="Paste a carrier's list" onClose={onClose} isWide>
      <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit} noValidate>
        <TextAreaField
          label="List"
          hint="Lines with the number of an order and its tracking number, as your carrier's program or a spreadsheet has them. Other columns may stay."
          rows={8}
          className="font-mono text-sm"
          spellCheck={false}
          error={fault}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <label className="btn w-fit border-base-300 bg-base-100 has-focus-visible:outline-2">
          Choose a file
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/*"
            className="sr-only"
            onChange={({ currentTarget }) => void currentTarget.files?.[0]?.text().then(setText)}
          />
        </label>
        <div className="grid gap-3">
          <SubmitButton label="Fill in" isPending={false} />
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  );
}

function summaryText({ numbers, unknown, several }: TrackingFile): string {
  return [
    `${pluralize(Object.keys(numbers).length, "number")} filled in.`,
    unknown > 0 && `${pluralize(unknown, "line")} of no parcel here.`,
    several > 0 && `${pluralize(several, "parcel")} with more than one number: the first was taken.`,
  ]
    .filter(Boolean)
    .join(" ");
}
