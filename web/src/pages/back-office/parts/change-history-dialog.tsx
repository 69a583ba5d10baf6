import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { useState } from "react";
import { ChangeList } from "#features/products/manage/change-history/change-list.tsx";
import { useChangesFile } from "#features/products/manage/change-history/changes.queries.ts";
import { MovementList } from "#features/stock/manage/movement-list.tsx";
import { useMovementsFile } from "#features/stock/manage/stock.queries.ts";
import { Modal } from "#ui/dialogs/modal.tsx";
import { FormError } from "#ui/forms/form-error.tsx";
import { useSubmit } from "#ui/forms/submission.ts";
import { SecondaryButton } from "#ui/secondary-button.tsx";

interface Props {
  part: Pick<ListedPart, "_id" | "name">;
  onClose: () => void;
}

const lists = { stock: "Stock", part: "Part" } as const;

/** Lists a part's stock movements and its changed fields. */
export default function ChangeHistoryDialog({ part, onClose }: Props) {
  const [shown, setShown] = useState<keyof typeof lists>("stock");
  const end = { what: part.name };
  const files = {
    stock: useSubmit(useMovementsFile(part), end),
    part: useSubmit(useChangesFile(part), end),
  };
  const file = files[shown];
  return (
    <Modal title="Movements" onClose={onClose} isWide>
      <p className="wrap-anywhere font-semibold">{part.name}</p>
      <fieldset className="flex flex-wrap items-center justify-between gap-3">
        <legend className="sr-only">Which list</legend>
        <span className="join max-w-full flex-wrap">
          {(["stock", "part"] as const).map((list) => (
            <button
              key={list}
              type="button"
              aria-pressed={shown === list}
              className={`btn join-item ${shown === list ? "btn-primary" : "border-base-300 bg-base-100"}`}
              onClick={() => setShown(list)}
            >
              {lists[list]}
            </button>
          ))}
        </span>
        <SecondaryButton label="Download CSV" isPending={file.isPending} onClick={() => file.send()} />
      </fieldset>
      <FormError error={file.error} />
      {shown === "stock" ? <MovementList id={part._id} /> : <ChangeList id={part._id} />}
      <button type="button" className="btn btn-ghost" onClick={onClose}>
        Close
      </button>
    </Modal>
  );
}
