import { guarantee } from "#lib/shop.ts";

/** The official picture, unchanged, as high before it has loaded. */
export function Guarantee() {
  return (
    guarantee && (
      <img
        src={guarantee}
        alt="Your legal guarantee in the EU"
        className="h-96 max-w-full justify-self-start object-contain object-left"
      />
    )
  );
}
