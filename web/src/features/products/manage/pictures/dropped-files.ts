import { type DragEvent, useState } from "react";

/** Whether files are dragged, and not text or a link. */
export function hasFiles({ dataTransfer }: Pick<DragEvent, "dataTransfer"> | globalThis.DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/** For an element that takes files, and shows that it would. Nothing else hears of them. */
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
