import { useState } from "react";

const STAND_IN = "/placeholder.svg";

interface Props {
  src: string;
  alt: string;
  className?: string;
  /** Pictures that are on the first screen load at once. */
  eager?: boolean;
}

/** A part's picture, four by three; a drawn stand-in takes the place of one that cannot be loaded. */
export function PartPicture({ src, alt, className = "", eager = false }: Props) {
  const [broken, setBroken] = useState<string>();
  return (
    <img
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
