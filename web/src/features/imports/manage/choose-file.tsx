import { type DragEvent, useState } from "react";
import { counted } from "#ui/format/counted.ts";
import { Field } from "#ui/forms/field.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import type { ChosenFile } from "./chosen-file.ts";
import { useFileLook } from "./imports.queries.ts";
import { type Corrections, fitted, keptMappings, mappingFor } from "./mapping/kept-mappings.ts";
import { guessMapping, withGroups } from "./mapping/mapping.ts";
import { UnreadableFile } from "./reading/file-format.ts";
import { FormatFields } from "./reading/format-fields.tsx";

interface Props {
  uid: string;
  chosen: ChosenFile | undefined;
  /** Why the last one couldn't be read. */
  failure: string | undefined;
  onChoose: (chosen: ChosenFile | undefined) => void;
}

export function ChooseFile({ uid, chosen, failure, onChoose }: Props) {
  const look = useFileLook();
  const [isOver, setOver] = useState(false);

  /** With what was kept for such columns, if anything was, and else with what their names tell. */
  async function read(file: File, corrections: Corrections, before?: ChosenFile): Promise<void> {
    const found = await look.mutateAsync({ file, corrections }).catch(() => undefined);
    if (!found) return;
    const names = found.columns.map(({ name }) => name).join();
    const isSame = before?.look.columns.map(({ name }) => name).join() === names;
    const kept = mappingFor(found.columns, keptMappings(uid).list());
    if (kept && !before && Object.keys(kept.corrections).length > 0) {
      const again = await look.mutateAsync({ file, corrections: kept.corrections }).catch(() => found);
      onChoose({
        file,
        look: again,
        corrections: kept.corrections,
        mapping: fitted(kept, again.columns),
        supplier: kept.name,
      });
      return;
    }
    onChoose({
      ...{ file, look: found, corrections },
      mapping:
        before && isSame
          ? withGroups(before.mapping, found.columns)
          : kept
            ? fitted(kept, found.columns)
            : guessMapping(found.columns),
      supplier: (before?.supplier || kept?.name) ?? "",
    });
  }

  function take(file: File | undefined): void {
    if (!file) return;
    onChoose(undefined);
    void read(file, {});
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <section
      aria-label="The supplier's file"
      className={`panel grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6 ${isOver ? "border-primary bg-primary/5" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Field
        label="File"
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        hint="A CSV, TSV or .xlsx file, chosen or dropped here. Nothing is changed before you have seen what would be."
        className="file:mr-3 file:cursor-pointer file:rounded-selector file:border-0 file:bg-base-200 file:px-3 file:py-1 file:font-semibold file:text-base-content"
        // The same file, mended meanwhile, is chosen again.
        onClick={({ currentTarget }) => {
          currentTarget.value = "";
        }}
        onChange={({ target }) => take(target.files?.[0])}
      />
      {look.isPending && (
        <p role="status" className="flex items-center gap-3">
          <span className="spinner size-5" aria-hidden="true" />
          <span className="tabular-nums">
            {look.rows > 0 ? `${look.rows} rows read` : "Reading the file"}
          </span>
        </p>
      )}
      <FormError error={look.error ?? (failure ? new Error(failure) : null)} />
      {look.error instanceof UnreadableFile && look.error.remedy && (
        <SecondaryButton
          label="Read quotation marks as signs"
          isPending={look.isPending}
          onClick={() => {
            const { file, corrections = {} } = look.variables ?? {};
            if (file) void read(file, { ...corrections, hasQuotes: false });
          }}
        />
      )}
      {chosen && (
        <>
          <p role="status" className="wrap-anywhere font-semibold tabular-nums">
            {`${chosen.file.name}: ${counted(chosen.look.rows, "row")}, ${chosen.look.columns.length} columns`}
          </p>
          <FormatFields
            look={chosen.look}
            onCorrect={(change) => read(chosen.file, { ...chosen.corrections, ...change }, chosen)}
          />
        </>
      )}
    </section>
  );
}
