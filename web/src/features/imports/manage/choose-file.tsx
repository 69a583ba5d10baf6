import { UnreadableFile } from "#lib/files/file-format.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { FilePanel } from "#ui/forms/file-panel.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { type ChosenFile, chosenAs, isAlike, isKnown } from "./chosen-file.ts";
import type { FileLooking } from "./imports.queries.ts";
import { type Corrections, mappingFor, type SavedMapping, savedMappings } from "./mapping/saved-mappings.ts";
import type { FileLook } from "./reading/file-tasks.ts";
import { FormatFields } from "./reading/format-fields.tsx";

interface Props {
  uid: string;
  look: FileLooking;
  chosen: ChosenFile | undefined;
  /** Why the last one couldn't be read. */
  failure: string | undefined;
  onChoose: (change: (now: ChosenFile | undefined) => ChosenFile) => void;
  /** Called with the first file, once nothing of it has to be asked. */
  onKnown: (chosen: ChosenFile) => void;
}

export function ChooseFile({ uid, look, chosen, failure, onChoose, onKnown }: Props) {
  const { variables, error, isPending, mutateAsync } = look;
  /** Those that were chosen last, which may be on their way. */
  const corrected = isPending && variables?.file === chosen?.file ? variables : chosen;
  const fault = error && variables ? `${variables.file.name}: ${error.message}` : failure;
  const savedMappingFor = ({ columns }: FileLook) => mappingFor(columns, savedMappings(uid).list());

  /** The present file stays until this one is read, with what is mapped meanwhile. */
  async function read(
    file: File,
    corrections: Corrections,
    kept?: readonly SavedMapping[],
  ): Promise<FileLook | undefined> {
    const found = await mutateAsync({ file, corrections, ...(kept && { kept }) }).catch(() => undefined);
    if (found) onChoose((now) => chosenAs({ file, look: found, corrections }, now, savedMappingFor(found)));
    return found;
  }

  /** Applies the corrections of a file with the same columns, chosen before or saved. */
  async function take(file: File | undefined): Promise<void> {
    const found = file && (await read(file, {}, savedMappings(uid).list()));
    if (!found) return;
    const before = chosen && isAlike(chosen, found) ? chosen : savedMappingFor(found);
    const corrections = before?.corrections ?? found.keptCorrections ?? {};
    const isCorrected = Object.keys(corrections).length > 0;
    const last = isCorrected ? await read(file, corrections) : found;
    if (chosen || !last) return;
    const known = chosenAs({ file, look: last, corrections }, undefined, savedMappingFor(last));
    if (isKnown(known)) onKnown(known);
  }

  return (
    <FilePanel
      label="The supplier's file"
      accept=".csv,.tsv,.txt,.xlsx,.xml"
      hint="A CSV, TSV, .xlsx or XML file, chosen or dropped here. Nothing is changed before you have seen what would be."
      onTake={(file) => void take(file)}
    >
      {isPending && (
        <p role="status" className="flex items-center gap-3">
          <span className="spinner size-5" aria-hidden="true" />
          <span className="tabular-nums">
            {look.rows > 0 ? `${pluralize(look.rows, "row")} read` : "Reading the file"}
          </span>
        </p>
      )}
      <FormError error={fault === undefined ? null : new Error(fault)} />
      {variables && error instanceof UnreadableFile && error.remedy && (
        <SecondaryButton
          label="Treat quotation marks as ordinary characters"
          isPending={isPending}
          onClick={() => void read(variables.file, { ...variables.corrections, hasQuotes: false })}
        />
      )}
      {chosen && (
        <>
          <p role="status" className="wrap-anywhere font-semibold tabular-nums">
            {`${chosen.file.name}: ${pluralize(chosen.look.rows, "row")}, ${pluralize(chosen.look.columns.length, "column")}`}
          </p>
          {chosen.look.notices.length > 0 && (
            <ul className="grid gap-1 font-semibold text-warning" aria-label="What to know about this file">
              {chosen.look.notices.map((notice) => (
                <li key={notice} className="wrap-anywhere">
                  {notice}
                </li>
              ))}
            </ul>
          )}
          <FormatFields
            // Opened for one file, it's folded for the next.
            key={chosen.file.name}
            look={{ ...chosen.look, format: { ...chosen.look.format, ...corrected?.corrections } }}
            onCorrect={(change) => void read(chosen.file, { ...corrected?.corrections, ...change })}
          />
        </>
      )}
    </FilePanel>
  );
}
