import type { ChangeCause, PartChangeItem } from "@carparts/functions/contract/admin/change-history";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSession } from "#auth/session-context.tsx";
import { dateTime } from "#ui/format/date.ts";
import { whoText } from "#ui/format/who.ts";
import { PagedList } from "#ui/paged-list.tsx";
import { FieldChanges } from "../field-changes.tsx";
import { changesQuery } from "./changes.queries.ts";

/** Everything that was changed of a part but its stock, newest first. */
export function ChangeList({ id }: { id: string }) {
  const query = useInfiniteQuery(changesQuery(id));
  return (
    <PagedList what="The changes" query={query} empty={<p className="muted">Nothing was changed yet.</p>}>
      {(changes) => (
        <ol aria-label="Changes" className="divide-y divide-base-300">
          {changes.map((change) => (
            <ChangeRow key={`${change.at} ${change.who}`} change={change} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

const causes: Readonly<Record<ChangeCause, string>> = {
  add: "Part added",
  edit: "Edited",
  bulk: "Bulk change",
  import: "Imported",
  count: "Counted",
  receive: "Cost of a delivery",
  undo: "Undone",
  delete: "Deleted",
};

function ChangeRow({ change }: { change: PartChangeItem }) {
  const { user } = useSession();
  const { at, cause, changes, why } = change;
  return (
    <li className="grid gap-1 py-3">
      <b>{causes[cause]}</b>
      <FieldChanges changes={changes} />
      {why && <p className="wrap-anywhere">{why}</p>}
      <p className="muted wrap-anywhere text-sm">
        <time dateTime={at}>{dateTime(at)}</time>
        <span>{` by ${whoText(change, user?.uid)}`}</span>
      </p>
    </li>
  );
}
