import { routes } from "#routes.ts";
import { Link } from "#ui/link.tsx";
import { EmptyPicture, EmptyState } from "#ui/states/empty-state.tsx";
import type { PartOfLine } from "./basket.queries.ts";
import { BasketLine } from "./basket-line.tsx";
import type { Line } from "./lines.ts";

interface Props {
  lines: readonly Line[];
  parts: Readonly<Record<string, PartOfLine>>;
  vehicle: string | undefined;
  /** The server's refusal of a line. */
  refusalText: (line: Line) => string | undefined;
  /** The pieces of a part from now on. */
  onChange: (changes: readonly Line[]) => void;
  onRemove: (line: Line, name: string) => void;
}

export function BasketContents({ lines, parts, vehicle, refusalText, onChange, onRemove }: Props) {
  return (
    <ul aria-label="Parts in your basket" className="panel px-4 sm:px-6">
      {lines.map((line) => (
        <BasketLine
          key={line.productId}
          line={line}
          part={parts[line.productId]}
          vehicle={vehicle}
          refusal={refusalText(line)}
          onChange={(quantity) => onChange([{ productId: line.productId, quantity }])}
          onRemove={(name) => onRemove(line, name)}
        />
      ))}
    </ul>
  );
}

export function EmptyBasket() {
  return (
    <EmptyState title="Your basket is empty">
      <p className="mb-4">Add all parts of a job, and order them at once.</p>
      <Link className="btn btn-primary" to={routes.catalogue.path}>
        Find parts
      </Link>
    </EmptyState>
  );
}

/** Has the picture of an empty basket, so that it's there before the basket is read. */
export function BasketSkeleton() {
  return (
    <div
      className="panel grid justify-items-center gap-4 border-dashed px-6 py-12"
      role="status"
      aria-busy="true"
      aria-label="Loading your basket"
    >
      <EmptyPicture />
      <div className="waiting grid w-full max-w-64 justify-items-center gap-4">
        <div className="skeleton h-7 w-48" />
        <div className="skeleton h-24 w-full" />
      </div>
    </div>
  );
}
