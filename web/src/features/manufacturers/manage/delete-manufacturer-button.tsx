import type { BrandWithManufacturer } from "@carparts/functions/contract/admin/manufacturers";
import { toastResult } from "#lib/toast-result.ts";
import { Button } from "#ui/button.tsx";
import { focusNeighbourOnRemoval } from "#ui/focus-neighbour.ts";
import { useDeleteManufacturer } from "./manufacturers.queries.ts";

export function DeleteManufacturerButton({ made: { brand, version } }: { made: BrandWithManufacturer }) {
  const remove = useDeleteManufacturer();
  return (
    <Button
      ref={focusNeighbourOnRemoval}
      className="btn-sm btn-error btn-outline"
      aria-label={`Delete: ${brand}`}
      isOff={remove.isPending || remove.isSuccess}
      onClick={() => {
        if (!confirm(`Delete the maker of ${brand}? Its parts will then show no maker.`)) return;
        toastResult(
          remove.mutateAsync({ brand, version }),
          `Maker of ${brand}`,
          () => `Maker of ${brand}: deleted.`,
        );
      }}
    >
      Delete
    </Button>
  );
}
