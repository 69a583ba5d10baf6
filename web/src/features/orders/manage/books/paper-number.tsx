import { pathOf } from "@carparts/functions/contract/endpoint";
import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";

interface Props {
  number: string;
  /** The invoice that a credit note credits. */
  of: string | null;
}

/** Leads to the paper. */
export function PaperNumber({ number, of }: Props) {
  return (
    <span className="grid leading-tight">
      <Link className="link tabular-nums" to={pathOf(routes.invoice.path, { number })}>
        {number}
      </Link>
      {of && <span className="muted font-normal text-xs">{`Credits ${of}`}</span>}
    </span>
  );
}
