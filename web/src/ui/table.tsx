import { createContext, type ReactNode, useContext } from "react";

export interface Column {
  label: string;
  /** Aligns numbers to the right. */
  isNumber?: boolean;
  /** For columns of buttons, whose label only screen readers need. */
  isHidden?: boolean;
}

export const Columns = createContext<readonly Column[]>([]);

interface Props {
  caption: string;
  columns: readonly Column[];
  /** For tables that need 54rem rather than 46rem. */
  isWide?: boolean;
  /** Whether the children are table bodies, such as `RowGroup`. */
  isGrouped?: boolean;
  children: ReactNode;
}

/** In a narrow space, each row becomes a card with labelled values. */
export function Table({ caption, columns, isWide = false, isGrouped = false, children }: Props) {
  const looks = isWide
    ? "@max-[54rem]:stacked-table @min-[54rem]:row-table"
    : "@max-[46rem]:stacked-table @min-[46rem]:row-table";
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
          {isGrouped ? children : <tbody>{children}</tbody>}
        </table>
      </div>
    </Columns>
  );
}

/** One child per column. The first is the row's header. */
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
