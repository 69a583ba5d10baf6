import type { ChangedPart } from "@carparts/functions/contract/admin/part-changes";
import { useEffect, useRef, useState } from "react";
import { pluralize } from "#ui/format/pluralize.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { FieldChanges } from "../field-changes.tsx";
import type { BulkRun, PartVersion } from "./bulk.queries.ts";
import { refusalsIn, summaryText } from "./bulk-summary.ts";

interface Props {
  run: BulkRun;
  parts: readonly PartVersion[];
  isDryRun: boolean;
  onBack: () => void;
  /** With those that would change, or were not reached. */
  onCommit: (parts: readonly PartVersion[]) => void;
}

const SHOWN = 100;

/** Lists the result for each part, planned or done. */
export function BulkResults({ run, parts, isDryRun, onBack, onCommit }: Props) {
  const [most, setMost] = useState(SHOWN);
  const summary = useRef<HTMLParagraphElement>(null);
  // The pressed button has gone.
  useEffect(() => summary.current?.focus(), []);
  const names = new Map(parts.map(({ _id, name }) => [_id, name]));
  const changed = run.results.filter(({ result }) => result === "update");
  const ids = new Set(changed.map(({ _id }) => _id));
  const refusals = refusalsIn(run.results);
  return (
    <>
      <p ref={summary} role="status" tabIndex={-1} className="font-semibold outline-none">
        {summaryText(run, isDryRun)}
      </p>
      <FormError error={run.error ?? null} />
      {refusals.length > 0 && (
        <section className="grid gap-1" aria-labelledby="refused">
          <h3 id="refused" className="font-semibold text-error">
            {isDryRun ? "Can't be changed" : "Not changed"}
          </h3>
          <ul aria-labelledby="refused" className="list-disc pl-5 text-sm">
            {refusals.map(({ _id, reason }) => (
              <li key={_id} className="wrap-anywhere">
                <b>{names.get(_id)}</b>: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <ul aria-label="Changes" className="divide-y divide-base-300">
          {changed.slice(0, most).map((part) => (
            <PartChange key={part._id} name={names.get(part._id) ?? part._id} part={part} />
          ))}
          {changed.length > most && (
            <li className="py-3">
              <button type="button" className="btn btn-sm" onClick={() => setMost(most + SHOWN)}>
                Show more
              </button>
            </li>
          )}
        </ul>
      )}
      {!isDryRun && !run.isRunning && run.left.length > 0 && (
        <button
          type="button"
          className="btn btn-primary btn-lg"
          onClick={() => onCommit(run.left)}
        >{`Continue with the other ${run.left.length}`}</button>
      )}
      {isDryRun && !run.isRunning && (
        <div className="grid gap-3">
          {changed.length > 0 && (
            <button
              type="button"
              className="btn btn-primary btn-lg"
              onClick={() => onCommit(parts.filter(({ _id }) => ids.has(_id)))}
            >
              {`Change ${pluralize(changed.length, "part")}`}
            </button>
          )}
          <button type="button" className="btn border-base-300 bg-base-100" onClick={onBack}>
            Back
          </button>
        </div>
      )}
    </>
  );
}

function PartChange({ name, part: { changes } }: { name: string; part: ChangedPart }) {
  return (
    <li className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <b className="wrap-anywhere">{name}</b>
      <FieldChanges changes={changes} />
    </li>
  );
}
