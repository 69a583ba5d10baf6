import { useId } from "react";
import { PartPicture } from "#ui/part-picture.tsx";

interface Props {
  title: string;
  lines: readonly {
    readonly file: File;
    readonly text: string;
    /** The part's present picture. */
    readonly picture?: string;
  }[];
}

/** Files, and what is said of each. */
export function MatchList({ title, lines }: Props) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul aria-labelledby={id} className="divide-y divide-base-300">
        {lines.map(({ file, text, picture }) => (
          <li key={`${file.name} ${file.lastModified}`} className="flex items-center gap-3 py-2">
            {picture && <PartPicture src={picture} alt="" className="max-w-14 min-w-14 rounded-field" />}
            <span className="wrap-anywhere grid min-w-0">
              <b>{file.name}</b>
              <span className="muted text-sm">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
