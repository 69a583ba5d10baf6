import type { TrashItem } from "@carparts/functions/contract/admin/trash";
import { useSession } from "#auth/session-context.tsx";
import { notify } from "#lib/notify.ts";
import { Button } from "#ui/button.tsx";
import { date, dateTime } from "#ui/format/date.ts";
import { pluralize } from "#ui/format/pluralize.ts";
import { whoText } from "#ui/format/who.ts";
import { useUndo } from "./trash.queries.ts";

interface Props {
  item: TrashItem;
  isMounted: () => boolean;
  onRestored: (message: string) => void;
}

const actNames = { import: "Imported file", bulk: "Bulk change", count: "Count" } as const;

function isAct({ kind }: TrashItem): boolean {
  return kind in actNames;
}

function kindText({ kind, number, parts = 0 }: TrashItem): string {
  if (kind === "order") return `Order ${number}`;
  if (kind === "part") return "Part";
  if (kind === "review") return "Review";
  return `${actNames[kind]} · ${pluralize(parts, "part")}`;
}

/** A deleted account's item has lost its name, and can't come back. */
function isBlank({ kind, name }: TrashItem): boolean {
  return (kind === "order" || kind === "review") && name === "";
}

export function TrashRow({ item, isMounted, onRestored }: Props) {
  const { user } = useSession();
  const undo = useUndo();
  const kind = kindText(item);
  const name = item.name || kind;

  async function restore(): Promise<void> {
    const { why } = await undo.mutateAsync({ ids: [item._id], isAct: isAct(item) });
    const text = isAct(item) ? `${name}: undone.` : `${name} restored.`;
    // Somebody went on meanwhile.
    if (!isMounted()) void notify(why ? "error" : "success", why ? `${name}: ${why}` : text);
    else if (!why) onRestored(text);
  }

  return (
    <li className="grid gap-2 px-4 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="wrap-anywhere grid min-w-0 grow basis-48 gap-0.5">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <b>{name}</b>
            {name !== kind && <span className="text-sm">{kind}</span>}
          </p>
          <p className="muted flex flex-wrap gap-x-3 text-sm">
            <span>
              <span>{isAct(item) ? "Done " : "Deleted "}</span>
              <time dateTime={item.at}>{dateTime(item.at)}</time>
              <span>{` by ${whoText(item, user?.uid)}`}</span>
            </span>
            {isBlank(item) ? (
              <span>The customer's account is gone, so this can't be restored.</span>
            ) : (
              <span>
                <span>{isAct(item) ? "Can be undone until " : "Can be restored until "}</span>
                <time dateTime={item.until}>{date(item.until)}</time>
              </span>
            )}
          </p>
        </div>
        {!isBlank(item) && (
          <Button
            className="btn-sm border-base-300 bg-base-100"
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
