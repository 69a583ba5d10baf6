import { Link } from "./link.tsx";

interface Props {
  to: string;
  /** The part's name. */
  name: string;
  /** Another button leads: the part is sold out, or doesn't fit. */
  isQuiet?: boolean;
  className?: string;
}

export function BuyNow({ to, name, isQuiet = false, className = "" }: Props) {
  const look = isQuiet ? "border-base-300 bg-base-100" : "btn-primary";
  return (
    <Link className={`btn ${look} ${className}`} to={to} aria-label={`Buy Now: ${name}`}>
      Buy Now
    </Link>
  );
}
