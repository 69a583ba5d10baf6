import { Button } from "../button.tsx";
import { count } from "../format/count.ts";

interface Props {
  /** The page shown, counted from 0. */
  page: number;
  size: number;
  /** The number of rows shown, and of all. */
  shown: number;
  total: number;
  onGo: (page: number) => void;
}

/** Previous and Next of rows that the browser has. Nothing where one page has them all. */
export function RowPages({ page, size, shown, total, onGo }: Props) {
  const last = Math.max(0, Math.ceil(total / size) - 1);
  if (last === 0) return null;
  return (
    <nav aria-label="Pages of rows" className="flex flex-wrap items-center gap-3">
      <Button className="border-base-300 bg-base-100" isOff={page === 0} onClick={() => onGo(page - 1)}>
        Previous
      </Button>
      <p className="tabular-nums">{`${count(page * size + 1)} to ${count(page * size + shown)} of ${count(total)}`}</p>
      <Button className="border-base-300 bg-base-100" isOff={page >= last} onClick={() => onGo(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
