import type { UseMutationResult } from "@tanstack/react-query";
import { FormError } from "#ui/forms/form-error.tsx";

interface Props {
  file: UseMutationResult<void, Error, void>;
  /** How far it is, such as "300 parts". */
  told: string;
}

/** Saves what a list's filters find as a file. */
export function ExportButton({ file, told }: Props) {
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
        {file.isPending && told}
      </p>
      <FormError error={file.error} />
    </>
  );
}
