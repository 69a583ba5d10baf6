import { type FormEvent, useState } from "react";
import { notify } from "#lib/notify.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { ChooseFiles } from "#ui/forms/choose-files.tsx";
import { TextAreaField } from "#ui/forms/field.tsx";
import { FormDialog } from "#ui/forms/form-dialog.tsx";
import { useSubmit } from "#ui/forms/submission.ts";
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
  const submission = useSubmit({});

  function submit(event: FormEvent): void {
    event.preventDefault();
    const file = readTrackingFile(text, parcels);
    if (!submission.check(file.fault === undefined ? {} : { list: file.fault })) return;
    onRead(file.numbers);
    void notify("success", summaryText(file));
    onClose();
  }

  return (
    <FormDialog
      title="Paste a carrier's list"
      lead={null}
      submission={submission}
      action="Fill in"
      isWide
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label="List"
        hint="Lines with the number of an order and its tracking number, as your carrier's program or a spreadsheet has them. Other columns may stay."
        {...submission.field("list")}
        rows={8}
        className="font-mono text-sm"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <ChooseFiles
        label="Choose a file"
        accept=".csv,.tsv,.txt,text/*"
        onChoose={([file]) => void file?.text().then(setText)}
      />
    </FormDialog>
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
