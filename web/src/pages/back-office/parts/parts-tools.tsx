import { ExportParts } from "#features/products/manage/export-parts.tsx";
import { LabelsButton } from "#features/products/manage/labels/labels-button.tsx";
import { AddPictures } from "#features/products/manage/pictures/add-pictures.tsx";
import { ColumnsButton } from "#features/products/manage/views/columns-button.tsx";
import { SavedViews } from "#features/products/manage/views/saved-views.tsx";
import { DeletedItems } from "#features/trash/manage/deleted-items.tsx";
import { OpenButton } from "#ui/data-table/open-button.tsx";

/** What Manage Item can do besides its rows, a line each. */
export function PartsTools({ uid }: { uid: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ColumnsButton uid={uid} />
      <OpenButton name="import">Import</OpenButton>
      <ExportParts />
      <OpenButton name="count">Count stock</OpenButton>
      <LabelsButton />
      <AddPictures />
      <DeletedItems />
      <SavedViews uid={uid} />
    </div>
  );
}
