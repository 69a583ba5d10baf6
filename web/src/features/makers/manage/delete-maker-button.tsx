import type { BrandWithManufacturer } from "@carparts/functions/contract/admin/manufacturers";
import { toastResult } from "#lib/toast-result.ts";
import { Button } from "#ui/button.tsx";
import { restoresFocus } from "#ui/restore-focus.ts";
import { useDeleteMaker } from "./makers.queries.ts";

export function DeleteMakerButton({ made: { brand, version } }: { made: BrandWithManufacturer }) {
  const remove = useDeleteMaker();
  return (
    <Button
      ref={restoresFocus}
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
