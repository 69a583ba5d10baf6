import type { ListedPart } from "@carparts/functions/contract/admin/parts";
import { pathOf } from "@carparts/functions/contract/endpoint";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { routes } from "#routes.ts";
import { Row } from "#ui/data-table/table.tsx";
import { DeleteButton } from "#ui/delete-button.tsx";
import { Link } from "#ui/link.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import type { PartColumn } from "./part-columns.tsx";
import { useDeleteProduct } from "./product-changes.queries.ts";

interface Props {
  part: ListedPart;
  columns: readonly PartColumn[];
  /** Beside `Delete`. */
  Actions: ComponentType<{ part: ListedPart }>;
  /** The box that selects it. */
  children: ReactNode;
}

export function PartRow({ part, columns, Actions, children }: Props) {
  const remove = useDeleteProduct(part.name);
  const numbers = [part.partNumber, part.brand].filter(Boolean).join(" · ");
  return (
    <Row>
      {[
        <span key="part" className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {children}
          <PartPicture src={part.picture} alt="" className="max-w-14 min-w-14 rounded-field" />
          <span className="wrap-anywhere grid min-w-0 grow basis-20 gap-0.5">
            <Link className="link link-hover" to={pathOf(routes.part.path, { id: part._id })}>
              {part.name}
            </Link>
            {numbers && <span className="muted font-normal text-xs">{numbers}</span>}
          </span>
        </span>,
        ...columns.map(({ label, cell }) => <Fragment key={label}>{cell(part)}</Fragment>),
        <span key="actions" className="flex flex-wrap justify-end gap-2 @min-[54rem]:min-w-46">
          <Actions part={part} />
          <DeleteButton id={part._id} what={part.name} remove={remove} />
        </span>,
      ]}
    </Row>
  );
}
