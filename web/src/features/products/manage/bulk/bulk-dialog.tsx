import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { notify } from "#lib/notify.ts";
import { useUndoToast } from "#lib/undoable.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { pluralize } from "#ui/format/pluralize.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { useSubmit } from "#ui/forms/submission.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { RunProgress } from "#ui/run-progress.tsx";
import type { PartsState } from "../managed-parts.queries.ts";
import { type BulkChange, type PartVersion, useBulkChange, useFoundParts } from "./bulk.queries.ts";
import { type BulkField, readBulkChange } from "./bulk-fields.ts";
import { BulkForm } from "./bulk-form.tsx";
import { BulkResults } from "./bulk-results.tsx";
import { isWithoutTrouble, summaryText } from "./bulk-summary.ts";

interface Props {
  /** The selected parts. */
  parts: readonly PartVersion[];
  state: PartsState["state"];
  /** The number that the list's filters find, once it's loaded. */
  found: number | undefined;
  onClose: () => void;
}

/** Asks what changes, shows what would become of each part, and changes them. */
export default function BulkDialog({ parts, state, found, onClose }: Props) {
  const [isAll, setAll] = useState(false);
  const [fields, setFields] = useState<readonly BulkField[]>([]);
  const [planned, setPlanned] = useState<{ parts: readonly PartVersion[]; change: BulkChange }>();
  const search = useFoundParts();
  const submission = useSubmit({ isPending: search.isPending });
  const { form, props } = submission;
  const preview = useBulkChange();
  const commit = useBulkChange();
  const isMounted = useIsMounted();
  const closing = useRef(new AbortController());
  const changedParts = useRef(0);
  const toastUndo = useUndoToast();
  const { changeId } = commit;
  const offerUndo = useCallback(() => {
    const text = `${pluralize(changedParts.current, "part")} changed.`;
    if (changedParts.current > 0) toastUndo({ ids: [changeId], isAct: true, text });
  }, [changeId, toastUndo]);
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => {
      controller.abort();
      // Toasts can't be reached while the dialog is open.
      offerUndo();
    };
  }, [offerUndo]);

  async function plan(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const read = readBulkChange(new FormData(event.currentTarget), fields);
    if (!submission.check(read.fieldErrors) || !read.change) return;
    const targets = isAll
      ? await search.mutateAsync({ state, signal: closing.current.signal }).catch(() => undefined)
      : parts;
    if (!targets) return;
    setPlanned({ parts: targets, change: read.change });
    await preview.begin(targets, read.change, true);
  }

  async function carryOut(targets: readonly PartVersion[], change: BulkChange): Promise<void> {
    const end = await commit.begin(targets, change, false);
    const changed = end.results.filter(({ result }) => result === "update").length;
    changedParts.current += changed;
    if (isMounted()) return;
    // The dialog was closed, which stops it.
    if (!isWithoutTrouble(end)) void notify("error", summaryText(end, false));
    offerUndo();
  }

  const { run } = commit.run ? commit : preview;
  const isPlanning = !planned || !run;
  const wasPlanned = useRef(false);
  useEffect(() => {
    // The button that led back has gone.
    if (wasPlanned.current && isPlanning) form.current?.querySelector("button")?.focus();
    wasPlanned.current = !isPlanning;
  }, [form, isPlanning]);
  return (
    <Modal title="Change selected" onClose={onClose} isWide>
      <form {...props} className="grid gap-5" onSubmit={plan} noValidate hidden={!isPlanning}>
        <Which count={parts.length} found={found} isAll={isAll} onChoose={setAll} />
        <BulkForm chosen={fields} onChoose={setFields} submission={submission} />
        <FormError error={search.error} />
        <SubmitButton label="Preview" isPending={search.isPending} />
      </form>
      {planned && run && (
        <>
          {run.isRunning && (
            <RunProgress
              run={run}
              progressText={(done) =>
                commit.run
                  ? `${done} of ${pluralize(run.total, "part")} done`
                  : `Checking part ${done} of ${run.total}`
              }
              onStop={(commit.run ? commit : preview).stop}
            />
          )}
          <BulkResults
            key={commit.run ? "changed" : "previewed"}
            run={run}
            parts={planned.parts}
            isDryRun={!commit.run}
            onBack={() => setPlanned(undefined)}
            onCommit={(seen) => carryOut(seen, planned.change)}
          />
        </>
      )}
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        {commit.run && !commit.run.isRunning ? "Close" : "Cancel"}
      </button>
    </Modal>
  );
}

interface WhichProps {
  count: number;
  found: number | undefined;
  isAll: boolean;
  onChoose: (isAll: boolean) => void;
}

function Which({ count, found, isAll, onChoose }: WhichProps) {
  const all = found === undefined ? "All" : `All ${found}`;
  const choices = [`The ${count} selected`, `${all} that the list finds`];
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
      <legend className="pb-1 font-semibold">Which parts</legend>
      {choices.map((label, index) => (
        <label key={label} className="flex min-h-8 items-center gap-2">
          <input
            type="radio"
            name="which"
            className="radio radio-sm"
            checked={isAll === (index === 1)}
            onChange={() => onChoose(index === 1)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
