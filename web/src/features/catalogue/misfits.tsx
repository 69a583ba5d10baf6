import { useQuery } from "@tanstack/react-query";
import { Link } from "#ui/link.tsx";
import { misfitsQuery } from "./catalogue.queries.ts";
import { type Filters, toAddress } from "./filters/filters.ts";

interface Props {
  /** The vehicle among them, and whatever else the list is filtered by. */
  filters: Filters;
  vehicle: string;
}

/** The end of a list of what fits. */
export function Misfits({ filters, vehicle }: Props) {
  const all = { ...filters, fit: undefined };
  const { data: count = 0 } = useQuery(misfitsQuery(all));
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
