import { useState } from "react";
import { FormError } from "#ui/forms/form-error.tsx";
import { useExportParts } from "./export-parts.queries.ts";
import { usePartsState } from "./managed-parts.queries.ts";

/** A file of all parts that the list's filters find. */
export function ExportParts() {
  const { state } = usePartsState();
  const [count, setCount] = useState(0);
  const file = useExportParts(state, setCount);
  return (
    <>
      <button
        type="button"
        className="btn btn-sm border-base-300 bg-base-100"
        disabled={file.isPending}
        onClick={() => file.mutate()}
      >
        {file.isPending && <span className="spinner size-4" aria-hidden="true" />}
        <span>Export CSV</span>
      </button>
      <p role="status" className="muted self-center text-sm tabular-nums empty:hidden">
        {file.isPending && `${count} parts`}
      </p>
      <FormError error={file.error} />
    </>
  );
}
