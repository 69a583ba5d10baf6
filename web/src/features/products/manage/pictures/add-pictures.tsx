import { useEffect, useState } from "react";
import { AddPicturesDialog } from "./add-pictures-dialog.tsx";
import { ChooseFiles } from "./choose-files.tsx";
import { hasFiles } from "./dropped-files.ts";

/** Takes pictures that are dropped anywhere on the page, but not while a dialog is open. */
function usePageDrop(take: (files: readonly File[]) => void): void {
  useEffect(() => {
    const isInDialog = ({ target }: DragEvent) => target instanceof Element && target.closest("dialog");
    // Browsers would leave the page for a file.
    const allow = (event: DragEvent) => hasFiles(event) && event.preventDefault();
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const pictures = [...(event.dataTransfer?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
      if (pictures.length > 0 && !isInDialog(event)) take(pictures);
    };
    addEventListener("dragover", allow);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", allow);
      removeEventListener("drop", drop);
    };
  }, [take]);
}

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
