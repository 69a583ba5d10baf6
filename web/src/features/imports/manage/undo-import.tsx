import { notify } from "#lib/notify.ts";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { FormError } from "#ui/forms/form-error.tsx";
import { SecondaryButton } from "#ui/secondary-button.tsx";
import { useUndoImport } from "./imports.queries.ts";

interface Props {
  id: string;
  name: string;
  isUndoable: boolean;
  /** Called once nothing of it is left. */
  onUndone?: () => void;
}

/** Takes an import back as a whole, but for parts that were changed or sold since. */
export function UndoImport({ id, name, isUndoable, onUndone }: Props) {
  const { mutateAsync, isPending, data, error, progress, trouble } = useUndoImport(id);
  const isMounted = useIsMounted();
  if (!isUndoable && !data) return null;

  /** Goes on after the page was left. */
  async function undo(): Promise<void> {
    try {
      const { done, refused } = await mutateAsync();
      if (refused.length === 0) onUndone?.();
      if (!isMounted())
        void notify(refused.length === 0 ? "success" : "error", undoneText(done, refused.length));
    } catch (failure) {
      if (!isMounted()) void notify("error", (failure as Error).message);
    }
  }

  return (
    <div className="grid gap-2 self-center">
      {!data && (
        <SecondaryButton
          label={error ? "Try again" : "Undo import"}
          isPending={isPending}
          onClick={() => {
            const question = `Undo the import of ${name}? Parts that it added are removed, and the others get their old values back.`;
            if (error || confirm(question)) void undo();
          }}
        />
      )}
      <p role="status" className="text-sm tabular-nums empty:hidden">
        {data
          ? undoneText(data.done, data.refused.length)
          : isPending && (trouble ?? `${pluralize(progress, "part")} so far`)}
      </p>
      {data && data.refused.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {data.refused.slice(0, 20).map(({ _id, reason }) => (
            <li key={_id} className="wrap-anywhere">{`${_id}: ${reason}`}</li>
          ))}
        </ul>
      )}
      <FormError error={error} />
    </div>
  );
}

function undoneText(done: number, refused: number): string {
  const others = refused === 0 ? "" : ` ${refused} stayed, because they were changed since.`;
  return `${pluralize(done, "part")} taken back.${others}`;
}
