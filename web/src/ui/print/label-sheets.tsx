import type { ReactNode } from "react";
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
      {toSheets(items, rows * columns).map((sheet, at) => (
        <ul key={sheet[0]?._id} aria-label={`Sheet ${at + 1}`} className={`grid gap-3 ${className}`}>
          {sheet.map(children)}
        </ul>
      ))}
    </Printed>
  );
}
