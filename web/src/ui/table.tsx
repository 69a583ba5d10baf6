import { createContext, type ReactNode, useContext } from "react";

export interface Column {
  label: string;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** For columns of buttons, whose label only screen readers need. */
  isHidden?: boolean;
}

const Columns = createContext<readonly Column[]>([]);

interface Props {
  caption: string;
  columns: readonly Column[];
  /** For one that needs 54rem to stand as a table, and not 42. */
  isWide?: boolean;
  children: ReactNode;
}

/** A table; where it has too little room each row is a card of its own, every value beside its column's label. */
export function Table({ caption, columns, isWide = false, children }: Props) {
  const looks = isWide
    ? "@max-[54rem]:stacked-table @min-[54rem]:row-table"
    : "@max-[42rem]:stacked-table @min-[42rem]:row-table";
  return (
    <Columns value={columns}>
      <div className="@container">
        <table className={`table ${looks}`}>
          <caption className="sr-only">{caption}</caption>
          <thead className="text-base-content">
            <tr>
              {columns.map(({ label, isNumber, isHidden }) => (
                <th key={label} scope="col" className={isNumber ? "text-right" : undefined}>
                  {isHidden ? <span className="sr-only">{label}</span> : label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </Columns>
  );
}

/** A row, with as many children as the table has columns; the first names the row. */
export function Row({ children }: { children: readonly ReactNode[] }) {
  const columns = useContext(Columns);
  return (
    <tr>
      {columns.map(({ label, isNumber, isHidden }, index) =>
        index === 0 ? (
          <th key={label} scope="row" className="font-semibold">
            {children[index]}
          </th>
        ) : (
          <td
            key={label}
            data-label={isHidden ? undefined : label}
            className={isNumber ? "text-right tabular-nums" : isHidden ? "text-right" : undefined}
          >
            {isNumber ? <span>{children[index]}</span> : children[index]}
          </td>
        ),
      )}
    </tr>
  );
}
