import { isBelowMinimum, type Product } from "@carparts/functions/contract/products";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { routes } from "#routes.ts";
import { DeleteButton } from "#ui/delete-button.tsx";
import { money } from "#ui/format/money.ts";
import { Link } from "#ui/link.tsx";
import { PagedList } from "#ui/paged-list.tsx";
import { PartPicture } from "#ui/part-picture.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { StockLabel } from "#ui/stock-label.tsx";
import { type Column, Row, Table } from "#ui/table.tsx";
import { managedProductsQuery } from "../products.queries.ts";
import { useDeleteProduct } from "./product-changes.queries.ts";

const columns: readonly Column[] = [
  { label: "Part" },
  { label: "Price", isNumber: true },
  { label: "Quantity", isNumber: true },
  { label: "Minimum", isNumber: true },
  { label: "Stock" },
  { label: "Actions", isHidden: true },
];

interface Props {
  /** Beside `Delete` in each row. */
  Actions: ComponentType<{ part: Product }>;
}

export function ProductTable({ Actions }: Props) {
  const query = useInfiniteQuery(managedProductsQuery);
  return (
    <PagedList what="The parts" query={query} empty={<NoProducts />}>
      {(products) => (
        <Table caption="Manage Item" columns={columns}>
          {products.map((product) => (
            <ProductRow key={product._id} product={product} Actions={Actions} />
          ))}
        </Table>
      )}
    </PagedList>
  );
}

function NoProducts() {
  return (
    <EmptyState title="No parts yet">
      <Link className="btn btn-primary" to={routes.addItem.path}>
        Add Item
      </Link>
    </EmptyState>
  );
}

/** As on the overview: pieces are there, and fewer than anybody may order. */
function ManagedStock({ product }: { product: Product }) {
  if (product.quantity === 0 || !isBelowMinimum(product)) return <StockLabel product={product} />;
  return <span className="badge badge-error badge-soft whitespace-nowrap font-semibold">Below minimum</span>;
}

function ProductRow({ product, Actions }: Props & { product: Product }) {
  const remove = useDeleteProduct();
  return (
    <Row>
      <span className="flex items-center gap-3">
        <PartPicture src={product.picture} alt="" className="max-w-16 min-w-16 rounded-field" />
        {product.name}
      </span>
      {money(product.price)}
      {product.quantity}
      {product.minimumQuantity}
      <ManagedStock product={product} />
      <span className="flex flex-wrap justify-end gap-2 @min-[46rem]:flex-nowrap">
        <Actions part={product} />
        <DeleteButton id={product._id} remove={remove} />
      </span>
    </Row>
  );
}
