import { useQuery } from "@tanstack/react-query";
import { Link } from "#ui/link.tsx";
import { nonFittingQuery } from "./catalogue.queries.ts";
import { type Filters, toAddress } from "./filters/filters.ts";

interface Props {
  /** The vehicle among them, and whatever else the list is filtered by. */
  filters: Filters;
  vehicle: string;
}

/** The end of a list of what fits. */
export function NonFittingParts({ filters, vehicle }: Props) {
  const all = { ...filters, fit: undefined };
  const { data: count = 0 } = useQuery(nonFittingQuery(all));
  if (count === 0) return null;
  return (
    <p className="muted flex flex-wrap justify-center gap-x-2 text-center">
      <span>{`${count} more ${count === 1 ? "does" : "do"} not fit your ${vehicle}`}</span>
      <span aria-hidden="true">·</span>
      <Link to={toAddress(all)} className="link font-semibold">
        Show them
      </Link>
    </p>
  );
}
