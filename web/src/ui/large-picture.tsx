import { altText, isOfKind, PartPicture, PICTURE_OF_KIND } from "./part-picture.tsx";

/** A part's picture on its own page. Says what it doesn't show. */
export function LargePicture({ src, name }: { src: string; name: string }) {
  return (
    <figure className="grid content-start gap-1.5">
      <PartPicture src={src} alt={altText(src, name)} eager className="rounded-box border border-base-300" />
      {isOfKind(src) && (
        // The picture's own name says it, too.
        <figcaption aria-hidden="true" className="muted text-sm">
          {PICTURE_OF_KIND}
        </figcaption>
      )}
    </figure>
  );
}
