import { useUndoToast } from "#lib/undoable.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { ImportedPartsLink } from "../imported-parts-link.tsx";
import type { ImportRun } from "../running/import-run.ts";
import type { ActiveRunState } from "../running/run-state.ts";
import { UndoImport } from "../undo-import.tsx";
import { type Counts, isRefused, placesOf } from "./result-words.ts";
import { useWrongRowsFile } from "./rows.queries.ts";

interface Props {
  run: ImportRun;
  state: ActiveRunState;
  counts: Counts;
  file: File | undefined;
  onBack: (() => void) | undefined;
  onAnother: () => void;
  /** Called before the button goes. */
  onBegin: () => void;
}

const QUIET = "btn border-base-300 bg-base-100";

/** The next steps from the shown results. */
export function ImportActions({ run, state, counts, file, onBack, onAnother, onBegin }: Props) {
  const { stored, results } = state;
  const { phase, importId, name } = stored;
  const isOver = phase === "done" || phase === "undone";
  const toastUndo = useUndoToast();
  const download = useWrongRowsFile(name);
  const changes = counts.create + counts.update;
  const wrong = counts.wrong + counts.conflict + counts.gone;

  async function commit(): Promise<void> {
    const isChanged = file !== undefined && (await hasChanged(file));
    if (isChanged && !confirm(`${file.name} was changed since it was read. Import what is shown here?`))
      return;
    onBegin();
    await run.commit();
    if (run.state().stored?.phase !== "done") return;
    const text = `${pluralize(changes, "part")} imported.`;
    toastUndo({ ids: [importId], isAct: true, text, onUndone: () => void run.setUndone(importId) });
  }

  return (
    <div className="flex flex-wrap items-start gap-3 empty:hidden">
      {phase === "done" && changes > 0 && (
        <ImportedPartsLink importId={importId} className="btn btn-primary" />
      )}
      {phase === "tried" && changes > 0 && (
        <button type="button" className="btn btn-primary" onClick={commit}>
          {`Import ${pluralize(changes, "part")}`}
        </button>
      )}
      {phase === "tried" && onBack && (
        <button type="button" className={QUIET} onClick={onBack}>
          Back to the columns
        </button>
      )}
      {(phase === "tried" || isOver) && wrong > 0 && (
        <SecondaryButton
          label="Download wrong rows"
          isPending={download.isPending}
          onClick={() => download.mutate({ importId, places: placesOf(results, isRefused) })}
        />
      )}
      {phase !== "importing" && (
        <button type="button" className={QUIET} onClick={onAnother}>
          {isOver ? "Import another file" : "Cancel"}
        </button>
      )}
      {isOver && changes > 0 && (
        <UndoImport
          id={importId}
          name={name}
          isUndoable={phase === "done"}
          onUndone={() => run.setUndone(importId)}
        />
      )}
    </div>
  );
}

/** A browser reads no file that isn't what was chosen any more. */
async function hasChanged(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => false,
      () => true,
    );
}
