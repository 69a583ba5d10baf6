import { type ReactNode, useContext } from "react";
import { Columns } from "./table.tsx";

interface Props {
  /** The rows' common heading, if any. */
  heading?: ReactNode;
  /** Shows its rows as one block, with or without a header. */
  isBlock?: boolean;
  isOld?: boolean;
  children: ReactNode;
}

const PARTED =
  "@min-[54rem]:not-last:[&>tr:last-child>*]:border-base-300 @min-[54rem]:not-last:[&>tr:last-child>*]:border-b";
const BOUND =
  "@max-[54rem]:mb-4 @max-[54rem]:border-primary @max-[54rem]:border-l-3 @max-[54rem]:pl-2 @min-[54rem]:[&_th]:shadow-[inset_3px_0_var(--color-primary)]";

/** Rows of a wide table that `isGrouped`. */
export function RowGroup({ heading, isBlock = heading !== undefined, isOld = false, children }: Props) {
  const columns = useContext(Columns);
  return (
    <tbody className={isBlock ? `${PARTED} ${BOUND}` : PARTED} inert={isOld}>
      {heading && (
        <tr>
          <th
            scope="rowgroup"
            colSpan={columns.length}
            className="@max-[54rem]:block @min-[54rem]:bg-base-200"
          >
            {heading}
          </th>
        </tr>
      )}
      {children}
    </tbody>
  );
}
