import { useState } from "react";

const STAND_IN = "/placeholder.svg";

export const PICTURE_OF_KIND = "Illustration, not a photo";

/** The shop's own icons show a kind of part, such as a brake disc, and not the very one. */
export function isOfKind(src: string): boolean {
  return src.startsWith("/parts/");
}

/** The alternative text, where the picture is more than decoration. */
export function altText(src: string, name: string): string {
  return isOfKind(src) ? `${name}. ${PICTURE_OF_KIND}` : name;
}

/** Cards show uploaded pictures at some 400 pixels. */
function smallAddress(src: string): string {
  return src.startsWith("/pictures/") ? `${src}/small` : src;
}

interface Props {
  src: string;
  alt: string;
  className?: string;
  /** For images on the first screen, which are larger than a card's. */
  eager?: boolean;
}

/** Falls back to a placeholder if the image can't load. */
export function PartPicture({ src, alt, className = "", eager = false }: Props) {
  const [broken, setBroken] = useState<string>();
  // It may have failed before it was hydrated. Firefox gives icons no width, so decoding decides.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(src));
  };
  return (
    <img
      ref={check}
      src={broken === src ? STAND_IN : eager ? src : smallAddress(src)}
      alt={alt}
      width="400"
      height="300"
      {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
      className={`tile aspect-4/3 w-full object-cover ${className}`}
    />
  );
}
