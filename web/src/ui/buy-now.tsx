import { Link } from "./link.tsx";

interface Props {
  to: string;
  /** What is bought. */
  name: string;
  className?: string;
}

export function BuyNow({ to, name, className = "" }: Props) {
  return (
    <Link className={`btn btn-primary ${className}`} to={to} aria-label={`Buy Now: ${name}`}>
      Buy Now
    </Link>
  );
}
