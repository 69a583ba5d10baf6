import type { UndoableList } from "@carparts/functions/contract/admin/trash";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { SelectField } from "#ui/forms/select-field.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { byAdmins, trashQuery } from "./trash.queries.ts";
import { TrashRow } from "./trash-row.tsx";

const lists = {
  "Done by admins": byAdmins,
  "Changes of many parts": ["many"],
  Parts: ["part"],
  Orders: ["order"],
  Reviews: ["review"],
  "Cancelled by customers": ["cancelled"],
} satisfies Record<string, readonly UndoableList[]>;
type List = keyof typeof lists;
const names = Object.keys(lists) as List[];

/** All that can still be undone. Announces what was undone and takes the focus, because the button that was pressed goes. */
export function DeletedItems() {
  const [list, setList] = useState<List>("Done by admins");
  const query = useInfiniteQuery(trashQuery(lists[list]));
  const [message, setMessage] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const isMounted = useIsMounted();
  return (
    <>
      <SelectField
        className="max-w-80"
        label="Show"
        value={list}
        onChange={({ target }) => setList(target.value as List)}
      >
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <p ref={status} role="status" tabIndex={-1} className="wrap-anywhere font-semibold empty:sr-only">
        {message}
      </p>
      <PagedList
        what="The deleted items"
        query={query}
        empty={<p className="muted">Nothing can be undone.</p>}
      >
        {(items) => (
          <ol aria-label="Undo changes" className="panel divide-y divide-base-300">
            {items.map((item) => (
              <TrashRow
                isMounted={isMounted}
                key={`${item._id} ${item.at}`}
                item={item}
                onRestored={(text) => {
                  setMessage(text);
                  status.current?.focus();
                }}
              />
            ))}
          </ol>
        )}
      </PagedList>
    </>
  );
}
