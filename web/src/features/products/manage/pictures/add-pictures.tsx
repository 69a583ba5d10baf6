import { useState } from "react";
import { dialogOnDemand } from "#ui/dialogs/dialog-on-demand.tsx";
import { ChooseFiles } from "#ui/forms/choose-files.tsx";
import { usePageDrop } from "#ui/forms/dropped-files.ts";

const AddPicturesDialog = dialogOnDemand("Add pictures", () => import("./add-pictures-dialog.tsx"));

/** Gives many parts their pictures at once. */
export function AddPictures() {
  const [files, setFiles] = useState<readonly File[]>([]);
  usePageDrop(setFiles);
  return (
    <>
      <ChooseFiles label="Add pictures" multiple onChoose={setFiles} />
      {files.length > 0 && <AddPicturesDialog files={files} onClose={() => setFiles([])} />}
    </>
  );
}
