import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

/** Leads to the list of parts, filtered to those of an import. */
export function ImportedPartsLink({ importId }: { importId: string }) {
  return (
    <Link className="link w-fit" to={`${routes.manageItem.path}?${new URLSearchParams({ importId })}`}>
      Show these parts
    </Link>
  );
}
