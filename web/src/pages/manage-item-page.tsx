import { ProductTable } from "#features/products/product-table.tsx";
import { Screen } from "#ui/screen.tsx";

export default function ManageItemPage() {
  return (
    <Screen title="Manage Item" lead="All parts, newest first.">
      <ProductTable />
    </Screen>
  );
}
