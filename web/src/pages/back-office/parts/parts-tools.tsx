import { AddPictures } from "#features/products/manage/pictures/add-pictures.tsx";
import { ColumnsButton } from "#features/products/manage/views/columns-button.tsx";
import { SavedViews } from "#features/products/manage/views/saved-views.tsx";

/** What Manage Item can do besides its rows, a line each. */
export function PartsTools({ uid }: { uid: string }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ColumnsButton uid={uid} />
      <SavedViews uid={uid} />
      <AddPictures />
    </div>
  );
}
