import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { routes } from "#routes.ts";
import { RowIcon } from "#ui/data-table/row-icon.tsx";
import { Row } from "#ui/data-table/table.tsx";
import { DeleteButton } from "#ui/delete-button.tsx";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import type { PartColumn } from "./part-columns.tsx";
import { useDeleteProduct } from "./product-changes.queries.ts";

interface Props {
  part: ListedPart;
  columns: readonly PartColumn[];
  /** With `Delete` among them. */
  Actions: ComponentType<{ part: ListedPart; children: ReactNode }>;
  /** The box that selects it. */
  children: ReactNode;
}

export function PartRow({ part, columns, Actions, children }: Props) {
  const { search } = useLocation();
  const remove = useDeleteProduct(part.name);
  const numbers = [part.partNumber, part.brand].filter(Boolean).join(" · ");
  return (
    <Row>
      {[
        <span key="part" className="flex items-center gap-x-3">
          {children}
          <PartPicture src={part.picture} alt="" className="max-w-9 min-w-9 rounded-selector" />
          <span className="wrap-anywhere grid min-w-0 max-w-96 leading-tight">
            <Link
              className="link link-hover @min-[54rem]:line-clamp-1"
              to={pathOf(routes.managedPart.path, { id: part._id }, { list: search || undefined })}
            >
              {part.name}
            </Link>
            {numbers && (
              <span className="muted @min-[54rem]:line-clamp-1 font-normal text-xs">{numbers}</span>
            )}
          </span>
        </span>,
        ...columns.map(({ label, cell }) => <Fragment key={label}>{cell(part)}</Fragment>),
        <span key="actions" className="flex justify-end gap-1.5 @max-[54rem]:flex-wrap">
          <Actions part={part}>
            <DeleteButton id={part._id} what={part.name} remove={remove}>
              <RowIcon name="Delete" />
            </DeleteButton>
          </Actions>
        </span>,
      ]}
    </Row>
  );
}
