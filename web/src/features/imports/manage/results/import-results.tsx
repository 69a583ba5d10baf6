import type { PartChanges } from "@carparts/functions/contract/admin/part-changes";
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { count } from "#ui/format/count.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import type { NewPartDefaults } from "../mapping/new-part-defaults.ts";
import type { ImportRun } from "../running/import-run.ts";
import type { StoredImport } from "../running/import-store.ts";
import type { ActiveRunState } from "../running/run-state.ts";
import { DefaultsForm } from "./defaults-form.tsx";
import { ImportActions } from "./import-actions.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ResultTable } from "./result-table.tsx";
import { type Counts, countResults, type RowFilter, resultWords } from "./result-words.ts";

interface Props {
  run: ImportRun;
  state: ActiveRunState;
  Changes: ComponentType<{ changes: PartChanges; isNew?: boolean }>;
  /** Not after a reload. */
  file: File | undefined;
  /** To its columns. */
  onBack: (() => void) | undefined;
  onAnother: () => void;
  onDefaults: (defaults: NewPartDefaults) => void;
}

/** Lists an import's changes row by row, planned or done. */
export function ImportResults({ run, state, Changes, file, onBack, onAnother, onDefaults }: Props) {
  const { stored, results } = state;
  const [shown, setShown] = useState<RowFilter>("all");
  const counts = useMemo(() => countResults(results), [results]);
  const heading = useRef<HTMLHeadingElement>(null);
  const beginAtTop = useCallback(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(beginAtTop, [beginAtTop]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-1">
        <h2 ref={heading} tabIndex={-1} className="wrap-anywhere font-extrabold text-xl outline-none">
          {titleText(stored)}
        </h2>
        <p className="muted">{leadText(stored, counts)}</p>
      </div>
      <ImportProgress state={state} run={run} />
      <ImportActions
        run={run}
        state={state}
        counts={counts}
        file={file}
        onBack={onBack}
        onAnother={onAnother}
        onBegin={beginAtTop}
      />
      {(stored.phase === "trying" || stored.phase === "tried") && counts.create + counts.wrong > 0 && (
        <DefaultsForm defaults={stored.defaults} onChange={onDefaults} />
      )}
      <ResultFilter counts={counts} shown={shown} onShow={setShown} />
      <ResultTable
        // Begins at the first page.
        key={shown}
        importId={stored.importId}
        version={`${stored.phase} ${state.halt?.why}`}
        results={results}
        shown={shown}
        total={counts[shown]}
        Changes={Changes}
      />
    </div>
  );
}

function titleText({ phase, name }: StoredImport): string {
  if (phase === "done") return `Imported: ${name}`;
  if (phase === "undone") return `Undone: ${name}`;
  return phase === "importing" ? `Importing ${name}` : `Preview of ${name}`;
}

function leadText(
  { phase, leftOut }: StoredImport,
  { create, update, wrong, conflict, gone, warning }: Counts,
): string {
  const others = wrong + conflict + gone;
  const also = `${others > 0 ? ` ${pluralize(others, "row")} can't be imported.` : ""}${warning > 0 ? ` ${pluralize(warning, "row")} with a warning.` : ""}${leftOut > 0 ? ` ${pluralize(leftOut, "row")} left out.` : ""}`;
  if (phase === "undone")
    return `All of it is taken back: ${pluralize(create, "new part")}, ${pluralize(update, "changed part")}.${also}`;
  if (phase === "done")
    return `${pluralize(create, "part")} added, ${pluralize(update, "part")} changed.${also}`;
  if (phase === "importing") return `The rest continues, even after a reload.${also}`;
  return `Nothing is changed yet. ${pluralize(create, "part")} would be added, ${pluralize(update, "part")} changed.${also}`;
}

interface FilterProps {
  counts: Counts;
  shown: RowFilter;
  onShow: (shown: RowFilter) => void;
}

function ResultFilter({ counts, shown, onShow }: FilterProps) {
  const words: Readonly<Record<string, string>> = { all: "All", warning: "With a warning", ...resultWords };
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">Rows shown</legend>
      {(Object.keys(words) as RowFilter[])
        .filter((filter) => counts[filter] > 0 || filter === shown || filter === "all")
        .map((filter) => (
          <button
            key={filter}
            type="button"
            aria-pressed={shown === filter}
            className={`btn btn-sm tabular-nums ${shown === filter ? "btn-primary" : "border-base-300 bg-base-100"}`}
            onClick={() => onShow(filter)}
          >
            {`${words[filter]} ${count(counts[filter])}`}
          </button>
        ))}
    </fieldset>
  );
}
