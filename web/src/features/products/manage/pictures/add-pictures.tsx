import { useState } from "react";
import { AddPicturesDialog } from "./add-pictures-dialog.tsx";
import { ChooseFiles } from "./choose-files.tsx";
import { usePageDrop } from "./dropped-files.ts";

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
