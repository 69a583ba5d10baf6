import type { PickingLine } from "@carparts/functions/contract/admin/picking";
import { shelfKey } from "@carparts/functions/contract/values/shelf";
import { shopName } from "#lib/shop-name.ts";
import { dateTime } from "#ui/format/date.ts";
import { Printed } from "#ui/print/printed.tsx";
import { PickingRow } from "./picking-row.tsx";
import type { PickingState } from "./picking-state.ts";
import type { ChangePicking } from "./picking-store.ts";

const ON_PAPER = `
  .printed h2 { margin-top: 4mm; break-after: avoid; }
  .printed section > ul > li { border-width: 0 0 1px; border-radius: 0; background: none; }`;

interface Props {
  lines: readonly PickingLine[];
  state: PickingState;
  change: ChangePicking;
}

function keyOf({ shelf }: PickingLine): string | null {
  return shelf && shelfKey(shelf);
}

/** Shelf by shelf, in the order in which one passes them. */
export function PickingShelves({ lines, ...rest }: Props) {
  const shelves = [...new Set(lines.map(keyOf))];
  return (
    <Printed margin="12mm" styles={ON_PAPER} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="hidden font-bold print:block">
        {`${shopName} · Picking list · ${dateTime(new Date().toISOString())}`}
      </p>
      {shelves.map((key) => {
        const onShelf = lines.filter((line) => keyOf(line) === key);
        return (
          <section key={key} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h2 className="font-extrabold text-lg">
              {key === null ? "No shelf" : `Shelf ${onShelf[0]?.shelf}`}
            </h2>
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 print:gap-0">
              {onShelf.map((line) => (
                <PickingRow key={line.productId} line={line} {...rest} />
              ))}
            </ul>
          </section>
        );
      })}
    </Printed>
  );
}
