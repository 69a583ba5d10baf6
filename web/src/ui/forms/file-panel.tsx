import type { ReactNode } from "react";
import { useDroppedFiles } from "./dropped-files.ts";
import { Field } from "./field.tsx";

interface Props {
  /** Names the panel for readers. */
  label: string;
  accept: string;
  hint: string;
  onTake: (file: File | undefined) => void;
  /** What became of the file. */
  children: ReactNode;
}

/** A file is chosen here, or dropped anywhere on it. */
export function FilePanel({ label, accept, hint, onTake, children }: Props) {
  const drop = useDroppedFiles(([file]) => onTake(file));
  return (
    <section
      aria-label={label}
      className={`panel grid grid-cols-[minmax(0,1fr)] gap-5 p-4 sm:p-6 ${drop.isOver ? "border-primary bg-primary/5" : ""}`}
      {...drop.target}
    >
      <Field
        label="File"
        type="file"
        accept={accept}
        hint={hint}
        className="file:mr-3 file:cursor-pointer file:rounded-selector file:border-0 file:bg-base-200 file:px-3 file:py-1 file:font-semibold file:text-base-content"
        // The same file, mended or downloaded anew meanwhile, is chosen again.
        onClick={({ currentTarget }) => {
          currentTarget.value = "";
        }}
        onChange={({ target }) => onTake(target.files?.[0])}
      />
      {children}
    </section>
  );
}
