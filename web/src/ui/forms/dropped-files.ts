import { type DragEvent, useEffect, useState } from "react";

/** Tells dragged files from text and links. */
function hasFiles({ dataTransfer }: Pick<DragEvent, "dataTransfer"> | globalThis.DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/** Handlers of an element that accepts files. They stop the events from reaching others. */
export function useDroppedFiles(take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        take([...event.dataTransfer.files]);
      },
    },
  };
}

/** Takes pictures that are dropped anywhere on the page, but not while a dialog is open. */
export function usePageDrop(take: (files: readonly File[]) => void): void {
  useEffect(() => {
    const isInDialog = ({ target }: globalThis.DragEvent) =>
      target instanceof Element && target.closest("dialog");
    // Browsers would leave the page for a file.
    const allow = (event: globalThis.DragEvent) => hasFiles(event) && event.preventDefault();
    const drop = (event: globalThis.DragEvent) => {
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
