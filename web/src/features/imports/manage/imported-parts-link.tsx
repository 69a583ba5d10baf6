import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

interface Props {
  importId: string;
  className?: string;
}

/** Leads to the list of parts, filtered to those of an import. */
export function ImportedPartsLink({ importId, className = "link w-fit" }: Props) {
  return (
    <Link className={className} to={`${routes.manageItem.path}?${new URLSearchParams({ importId })}`}>
      Show these parts
    </Link>
  );
}
