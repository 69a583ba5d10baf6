import type { TrashList } from "@carparts/functions/contract/admin/trash";
import { TRASH_DAYS } from "@carparts/functions/contract/values/retention";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useIsMounted } from "#lib/use-is-mounted.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { trashQuery } from "./trash.queries.ts";
import { TrashRow } from "./trash-row.tsx";

/** Customers may cancel as many orders as they like, which would bury all else. */
const lists = {
  "Deleted by admins": ["part", "order", "review"],
  Parts: ["part"],
  Orders: ["order"],
  Reviews: ["review"],
  "Cancelled by customers": ["cancelled"],
} satisfies Record<string, TrashList[]>;
type List = keyof typeof lists;
const names = Object.keys(lists) as List[];

/** A toast would be behind it, so it says itself what came back, and keeps the focus. */
export default function TrashDialog({ onClose }: { onClose: () => void }) {
  const [list, setList] = useState<List>("Deleted by admins");
  const query = useInfiniteQuery(trashQuery(lists[list]));
  const [message, setMessage] = useState("");
  const status = useRef<HTMLParagraphElement>(null);
  const isMounted = useIsMounted();
  return (
    <Modal title="Deleted items" onClose={onClose}>
      <p className="muted">{`Parts, orders and reviews of the last ${TRASH_DAYS} days.`}</p>
      <SelectField label="Show" value={list} onChange={({ target }) => setList(target.value as List)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <p ref={status} role="status" tabIndex={-1} className="wrap-anywhere font-semibold empty:sr-only">
        {message}
      </p>
      {/* As high while it loads, so that the dialog stays where it is. */}
      <div className="-mx-1 h-[45dvh] overflow-y-auto px-1">
        <PagedList
          what="The deleted items"
          query={query}
          empty={<p className="muted">Nothing was deleted.</p>}
        >
          {(items) => (
            <ol aria-label="Deleted items" className="divide-y divide-base-300">
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
      </div>
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        Close
      </button>
    </Modal>
  );
}
