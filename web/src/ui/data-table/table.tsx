import { createContext, type ReactNode, useContext } from "react";
import type { ListState } from "#lib/list-state.ts";
import { focusNeighbourOnRemoval } from "../focus-neighbour.ts";
import { SortHeading } from "./sort-heading.tsx";

export interface Column {
  label: string;
  /** Aligns numbers to the right. */
  isNumber?: boolean;
  /** For columns of buttons, whose label only screen readers need. */
  isHidden?: boolean;
  /** Its values are short, and keep to one line. */
  isShort?: boolean;
  /** On a card it has a line of its own, without a label. */
  isBroad?: boolean;
  /** A group's rows have it in common. */
  isShared?: boolean;
  /** On a card it ends a line of values. */
  isLast?: boolean;
  /** The classes of its place on a card. */
  card?: string;
  /** The sorts that list its lowest value first, and its highest. */
  sorts?: readonly [ascending: string, descending: string];
}

/** More columns than these may have no room in the page, and scroll sideways then. */
const MOST_IN_SIGHT = 8;

export const Columns = createContext<readonly Column[]>([]);

interface Props {
  caption: string;
  columns: readonly Column[];
  /** Sorts by the pressed heading. */
  list?: ListState | undefined;
  /** For tables that need 54rem rather than 46rem. */
  isWide?: boolean;
  /** The children are table bodies, such as `RowGroup`. */
  isGrouped?: boolean;
  /** The rows are the previous list's. The headings stay, or a pressed one would lose the focus. */
  isOld?: boolean;
  children: ReactNode;
}

/** In a narrow space, each row becomes a card. */
export function Table({
  caption,
  columns,
  list,
  isWide = false,
  isGrouped = false,
  isOld = false,
  children,
}: Props) {
  const looks = isWide
    ? "@max-[54rem]:stacked-table @min-[54rem]:row-table"
    : "@max-[46rem]:stacked-table @min-[46rem]:row-table";
  return (
    <Columns value={columns}>
      <div className={columns.length > MOST_IN_SIGHT ? "@container crowded-table" : "@container"}>
        <table className={`table ${looks}`}>
          <caption className="sr-only">{caption}</caption>
          <thead className="text-base-content">
            <tr>
              {columns.map((column) =>
                list && column.sorts ? (
                  <SortHeading
                    key={column.label}
                    label={column.label}
                    isNumber={column.isNumber}
                    sorts={column.sorts}
                    list={list}
                  />
                ) : (
                  <Heading key={column.label} column={column} />
                ),
              )}
            </tr>
          </thead>
          {isGrouped ? children : <tbody inert={isOld}>{children}</tbody>}
        </table>
      </div>
    </Columns>
  );
}

function Heading({ column: { label, isNumber, isHidden } }: { column: Column }) {
  return (
    <th scope="col" className={isNumber ? "text-right" : undefined}>
      {isHidden ? <span className="sr-only">{label}</span> : label}
    </th>
  );
}

/** Its place in its group, and the group's size. */
export interface Place {
  readonly place: number;
  readonly size: number;
}

interface RowProps {
  /** Makes it a row that can have the focus. See row-keys.ts. */
  id?: string;
  /** Its details are open beside the list. */
  isOpen?: boolean;
  /** Without it, a row has every cell for itself. */
  group?: Place | undefined;
  children: readonly ReactNode[];
}

/** One child per column. The first is the row's header. */
export function Row({ id, isOpen = false, group, children }: RowProps) {
  const columns = useContext(Columns);
  return (
    <tr
      ref={focusNeighbourOnRemoval}
      data-row={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-current={isOpen || undefined}
      className="has-[input:checked]:bg-secondary/10 focus-visible:-outline-offset-2 aria-[current]:bg-base-200"
    >
      {columns.map((column, index) =>
        index === 0 ? (
          <th
            key={column.label}
            scope="row"
            className={`font-semibold ${column.isShort ? "@min-[54rem]:min-w-0! @min-[54rem]:whitespace-nowrap" : ""} ${column.card ?? ""}`}
          >
            {children[index]}
          </th>
        ) : column.isShared && group && group.place > 0 ? null : (
          <td
            key={column.label}
            rowSpan={column.isShared ? group?.size : undefined}
            data-label={column.isHidden || column.isBroad ? undefined : column.label}
            className={`${cellClass(column)} ${column.isShort ? "@min-[54rem]:whitespace-nowrap" : ""} ${column.card ?? ""}`}
          >
            {column.isNumber ? <span>{children[index]}</span> : children[index]}
          </td>
        ),
      )}
    </tr>
  );
}

function cellClass({ isNumber, isHidden, isLast }: Column): string {
  if (isNumber) return "text-right tabular-nums";
  if (isLast) return "text-right @min-[20rem]:@max-[54rem]:col-[-3/-1]! @max-[54rem]:self-end";
  return isHidden ? "text-right" : "";
}
