import type { TrashItem } from "@carparts/functions/contract/admin/trash";
import { useSession } from "#auth/session-context.tsx";
import { notify } from "#lib/notify.ts";
import { Button } from "#ui/button.tsx";
import { date, dateTime } from "#ui/format/date.ts";
import { whoText } from "#ui/format/who.ts";
import { useUndo } from "./trash.queries.ts";

interface Props {
  item: TrashItem;
  isMounted: () => boolean;
  onRestored: (message: string) => void;
}

function kindText({ kind, number }: TrashItem): string {
  if (kind === "order") return `Order ${number}`;
  return kind === "part" ? "Part" : "Review";
}

function restoredText(name: string): string {
  return `${name} restored.`;
}

/** A deleted account's item has lost its name, and can't come back. */
function isBlank({ kind, name }: TrashItem): boolean {
  return kind !== "part" && name === "";
}

export function TrashRow({ item, isMounted, onRestored }: Props) {
  const { user } = useSession();
  const undo = useUndo();
  const kind = kindText(item);
  const name = item.name || kind;

  async function restore(): Promise<void> {
    const { why } = await undo.mutateAsync([item._id]);
    // Somebody went on meanwhile.
    if (!isMounted()) void notify(why ? "error" : "success", why ? `${name}: ${why}` : restoredText(name));
    else if (!why) onRestored(restoredText(name));
  }

  return (
    <li className="grid gap-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 grow basis-48 gap-0.5">
          <b className="wrap-anywhere">{name}</b>
          {name !== kind && <span className="text-sm">{kind}</span>}
          <p className="muted wrap-anywhere text-sm">
            {"Deleted "}
            <time dateTime={item.at}>{dateTime(item.at)}</time>
            <span>{` by ${whoText(item, user?.uid)}`}</span>
          </p>
          <p className="muted text-sm">
            {isBlank(item) ? (
              "The customer's account is gone, so this can't be restored."
            ) : (
              <>
                {"Can be restored until "}
                <time dateTime={item.until}>{date(item.until)}</time>
              </>
            )}
          </p>
        </div>
        {!isBlank(item) && (
          <Button
            className="btn-sm btn-primary"
            // Until the list has followed, a second press would be refused.
            isOff={undo.isPending || undo.data?.done.length === 1}
            onClick={() => void restore()}
          >
            Undo
          </Button>
        )}
      </div>
      {undo.data?.why && (
        <p role="alert" className="alert alert-error alert-soft text-base">
          {undo.data.why}
        </p>
      )}
    </li>
  );
}
