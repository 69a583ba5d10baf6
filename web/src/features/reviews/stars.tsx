import type { CSSProperties } from "react";

const MOST = 5;

/** Visual only: the number is next to them. */
export function Stars({ rating }: { rating: number }) {
  const filled = { "--filled": `${(rating / MOST) * 100}%` } as CSSProperties;
  return <span className="stars text-xl" aria-hidden="true" style={filled} />;
}
