import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { EditButton } from "#features/products/manage/edit/edit-part.tsx";
import { RestockButton } from "#features/stock/manage/restock-button.tsx";
import { MovementsButton } from "./movements-button.tsx";

/** What an admin does with a part, besides deleting it. */
export function PartActions({ part }: { part: ListedPart }) {
  return (
    <>
      <EditButton part={part} />
      <RestockButton part={part} />
      <MovementsButton part={part} />
    </>
  );
}
