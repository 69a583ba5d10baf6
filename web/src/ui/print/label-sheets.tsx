import { Fragment, type ReactNode } from "react";
import { Printed } from "./printed.tsx";
import { toSheets } from "./sheets.ts";

/** Of A4, in millimetres. */
const PAPER = { width: 210, height: 297 };

interface Props<Item> {
  items: readonly Item[];
  /** Columns of a sheet. */
  columns: number;
  rows: number;
  /** The label's CSS on paper, besides its size. */
  styles: string;
  className: string;
  /** The labels of the first sheet that are used up. */
  skipped?: number;
  /** A list item. */
  children: (item: Item) => ReactNode;
}

/** Labels that fill sheets of A4 without a margin. */
export function LabelSheets<Item extends { readonly _id: string }>({
  items,
  columns,
  rows,
  styles,
  className,
  skipped = 0,
  children,
}: Props<Item>) {
  const height = Math.floor(PAPER.height / rows);
  const grid = `repeat(${rows}, ${height}mm) / repeat(${columns}, ${PAPER.width / columns}mm)`;
  return (
    <Printed
      margin="0"
      className="grid gap-6"
      styles={`
  .printed > ul { width: ${PAPER.width}mm; height: ${rows * height}mm; grid-template: ${grid}; gap: 0; break-after: page; }
  .printed > ul:last-child { break-after: auto; }
  .printed li { height: ${height}mm; min-height: 0; border: 0; overflow: hidden; }
  ${styles}`}
    >
      {toSheets([...Array<undefined>(skipped).fill(undefined), ...items], rows * columns).map((sheet, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: A sheet is what its place is, and has labels more than once.
        <ul key={at} aria-label={`Sheet ${at + 1}`} className={`grid gap-3 ${className}`}>
          {sheet.map((item, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: As above.
            <Fragment key={place}>{item ? children(item) : <Used />}</Fragment>
          ))}
        </ul>
      ))}
    </Printed>
  );
}

/** A label that is gone from its sheet. */
function Used() {
  return <li aria-hidden="true" className="hidden print:list-item" />;
}
