import { MovementsButton } from "./movements-button.tsx";
import { RestockButton } from "./restock-button.tsx";
import type { Stocked } from "./restock-dialog.tsx";

/** What an admin does with a part's stock. */
export function StockActions({ part }: { part: Stocked }) {
  return (
    <>
      <RestockButton part={part} />
      <MovementsButton part={part} />
    </>
  );
}
