import { ExportParts } from "#features/products/manage/export-parts.tsx";
import { LabelsButton } from "#features/products/manage/labels/labels-button.tsx";
import { usePartsState } from "#features/products/manage/managed-parts.queries.ts";
import { partColumns } from "#features/products/manage/part-columns.tsx";
import { usePartsPreferences } from "#features/products/manage/parts-preferences.ts";
import { AddPictures } from "#features/products/manage/pictures/add-pictures.tsx";
import { routes } from "#routes.ts";
import { ScreenButton } from "#ui/data-table/screen-button.tsx";
import { ColumnsButton } from "#ui/data-table/views/columns-button.tsx";
import { SavedViews } from "#ui/data-table/views/saved-views.tsx";

const labels = partColumns.map(({ label }) => label);

export function PartsTools({ uid }: { uid: string }) {
  const preferences = usePartsPreferences(uid);
  const { state } = usePartsState();
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ColumnsButton preferences={preferences} labels={labels} thing="part" />
      <ScreenButton screen={routes.importParts} query={{}} />
      <ExportParts />
      <ScreenButton screen={routes.countStock} query={{}} />
      <LabelsButton />
      <ScreenButton screen={routes.manufacturers} />
      <AddPictures />
      <ScreenButton screen={routes.partsTrash} query={{}} />
      <SavedViews preferences={preferences} state={state} />
    </div>
  );
}
