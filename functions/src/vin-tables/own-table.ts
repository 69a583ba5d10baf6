import { VinTable } from "./vin-table.ts";

let place: URL | undefined;
let table: VinTable | undefined;

export function placeVinTable(url: URL): void {
  place = url;
  table = undefined;
}

/** The table of this process, read in place: SQLite keeps some pages of it. Undefined in one that was given none. */
export function ownVinTable(): VinTable | undefined {
  table ??= place && new VinTable(place);
  return table;
}
