import { ExportParts } from "#features/products/manage/export-parts.tsx";
import { LabelsButton } from "#features/products/manage/labels/labels-button.tsx";
import { AddPictures } from "#features/products/manage/pictures/add-pictures.tsx";
import { ColumnsButton } from "#features/products/manage/views/columns-button.tsx";
import { SavedViews } from "#features/products/manage/views/saved-views.tsx";
import { CountButton } from "#features/stock/manage/count/count-button.tsx";
import { DeletedItems } from "#features/trash/manage/deleted-items.tsx";
import { ImportButton } from "../imports/import-button.tsx";

/** What Manage Item can do besides its rows, a line each. */
export function PartsTools({ uid }: { uid: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ColumnsButton uid={uid} />
      <ImportButton />
      <ExportParts />
      <CountButton />
      <LabelsButton />
      <AddPictures />
      <DeletedItems />
      <SavedViews uid={uid} />
    </div>
  );
}
