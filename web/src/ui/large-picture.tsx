import { altOf, isOfKind, PartPicture, PICTURE_OF_KIND } from "./part-picture.tsx";

interface Props {
  src: string;
  /** The same as data. */
  drawing?: string | undefined;
  name: string;
}

/** A part's picture on its own page. Says what it doesn't show. */
export function LargePicture({ src, drawing = src, name }: Props) {
  return (
    <figure className="grid content-start gap-1.5">
      <PartPicture
        src={drawing}
        alt={altOf(src, name)}
        eager
        className="rounded-box border border-base-300"
      />
      {isOfKind(src) && (
        // The picture's own name says it, too.
        <figcaption aria-hidden="true" className="muted text-sm">
          {PICTURE_OF_KIND}
        </figcaption>
      )}
    </figure>
  );
}
