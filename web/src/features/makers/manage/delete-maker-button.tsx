import type { BrandWithManufacturer } from "@carparts/functions/contract/admin/manufacturers";
import { tellEnd } from "#lib/tell-end.ts";
import { Button } from "#ui/button.tsx";
import { passesFocus } from "#ui/passed-focus.ts";
import { useDeleteMaker } from "./makers.queries.ts";

export function DeleteMakerButton({ made: { brand, version } }: { made: BrandWithManufacturer }) {
  const remove = useDeleteMaker();
  return (
    <Button
      ref={passesFocus}
      className="btn-sm btn-error btn-outline"
      aria-label={`Delete: ${brand}`}
      isOff={remove.isPending || remove.isSuccess}
      onClick={() => {
        if (!confirm(`Do you want to delete the maker of ${brand}? Its parts then name none.`)) return;
        tellEnd(
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
