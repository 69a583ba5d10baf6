import type { CSSProperties } from "react";

const MOST = 5;

/** Five stars, filled as far as a rating goes. Only for the eye: the number stands beside them. */
export function Stars({ rating }: { rating: number }) {
  const filled = { "--filled": `${(rating / MOST) * 100}%` } as CSSProperties;
  return <span className="stars text-xl" aria-hidden="true" style={filled} />;
}
