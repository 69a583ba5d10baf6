import { type ListFile, useListFile } from "#lib/list-file.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/forms/form-error.tsx";

interface Props<Item> {
  file: ListFile<Item>;
  /** The noun of the rows, such as `parts`. */
  things: string;
  label?: string;
}

/** A file of all that the list's filters find, on all pages. */
export function ExportButton<Item>({ file, things, label = "Export CSV" }: Props<Item>) {
  const { count, isPending, error, write, stop } = useListFile(file);
  return (
    <>
      <Button className="btn-sm border-base-300 bg-base-100" isBusy={isPending} onClick={write}>
        {label}
      </Button>
      <p role="status" className="muted self-center text-sm tabular-nums empty:hidden">
        {isPending && `${count} ${things}`}
      </p>
      {isPending && (
        <button type="button" className="btn btn-sm btn-ghost" onClick={stop}>
          Stop
        </button>
      )}
      <FormError error={error} />
    </>
  );
}
