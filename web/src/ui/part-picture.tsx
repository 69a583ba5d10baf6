import { useState } from "react";

const STAND_IN = "/placeholder.svg";

interface Props {
  src: string;
  alt: string;
  className?: string;
  /** For images on the first screen. */
  eager?: boolean;
}

/** Falls back to a placeholder if the image can't load. */
export function PartPicture({ src, alt, className = "", eager = false }: Props) {
  const [broken, setBroken] = useState<string>();
  // It may have failed before it was hydrated. Firefox gives drawings no width, so decoding decides.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setBroken(src));
  };
  return (
    <img
      ref={check}
      src={broken === src ? STAND_IN : src}
      alt={alt}
      width="400"
      height="300"
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
      className={`aspect-4/3 w-full bg-[#eef1f5] object-cover ${className}`}
    />
  );
}
