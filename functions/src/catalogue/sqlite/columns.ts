import type { DatabaseSync } from "node:sqlite";
import { type PartGroup, partGroups } from "../../contract/values/part-groups.ts";
import type { Count } from "../catalogue.ts";
import { Brands } from "../spelling/brands.ts";

interface ColumnValues {
  readonly id: string;
  readonly nameOrder: string;
  readonly nameLength: number;
  readonly brand: string;
  readonly group: string;
  readonly cents: number;
  readonly quantity: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly isAvailable: boolean;
  readonly isUniversal: boolean;
}

export const flag = { exists: 1, available: 2, universal: 4 } as const;

const SPARE = 1024;

/** Each part's values by the number of its row. */
export class Columns {
  /** After the last row. */
  end = 1;
  size = 0;
  readonly brands = new Brands();
  ids: string[] = [""];
  nameOrders: string[] = [""];
  groups = new Uint8Array(SPARE);
  /** The number of the brand's spelling. */
  brandNumbers = new Uint32Array(SPARE);
  cents = new Uint32Array(SPARE);
  quantities = new Uint32Array(SPARE);
  createdAt = new Float64Array(SPARE);
  updatedAt = new Float64Array(SPARE);
  nameLengths = new Uint16Array(SPARE);
  flags = new Uint8Array(SPARE);

  set(row: number, values: ColumnValues): void {
    this.remove(row);
    this.#grow(row + 1);
    this.size++;
    this.ids[row] = values.id;
    this.nameOrders[row] = values.nameOrder;
    this.groups[row] = partGroups.indexOf(values.group as never);
    this.brandNumbers[row] = this.brands.take(values.brand);
    this.cents[row] = values.cents;
    this.quantities[row] = values.quantity;
    this.createdAt[row] = values.createdAt;
    this.updatedAt[row] = values.updatedAt;
    this.nameLengths[row] = values.nameLength;
    this.flags[row] =
      flag.exists | (values.isAvailable ? flag.available : 0) | (values.isUniversal ? flag.universal : 0);
  }

  remove(row: number): void {
    if (!this.exists(row)) return;
    this.size--;
    this.brands.release(this.brandNumbers[row]);
    this.flags[row] = 0;
  }

  exists(row: number): boolean {
    return ((this.flags[row] ?? 0) & flag.exists) !== 0;
  }

  isUniversal(row: number): boolean {
    return ((this.flags[row] ?? 0) & flag.universal) !== 0;
  }

  universalByGroup(): Count<PartGroup>[] {
    const counts = new Uint32Array(partGroups.length);
    for (let row = 1; row < this.end; row++) {
      const group = this.groups[row] ?? 0;
      if (this.exists(row) && this.isUniversal(row)) counts[group] = (counts[group] ?? 0) + 1;
    }
    return partGroups
      .map((value, place) => ({ value, count: counts[place] ?? 0 }))
      .filter(({ count }) => count > 0);
  }

  #grow(end: number): void {
    this.end = Math.max(this.end, end);
    if (end <= this.groups.length) return;
    const length = Math.max(end + SPARE, Math.ceil(this.groups.length * 1.5));
    this.groups = grown(this.groups, new Uint8Array(length));
    this.brandNumbers = grown(this.brandNumbers, new Uint32Array(length));
    this.cents = grown(this.cents, new Uint32Array(length));
    this.quantities = grown(this.quantities, new Uint32Array(length));
    this.createdAt = grown(this.createdAt, new Float64Array(length));
    this.updatedAt = grown(this.updatedAt, new Float64Array(length));
    this.nameLengths = grown(this.nameLengths, new Uint16Array(length));
    this.flags = grown(this.flags, new Uint8Array(length));
  }
}

function grown<Values extends { set(from: Values): void }>(from: Values, to: Values): Values {
  to.set(from);
  return to;
}

export function readColumns(db: DatabaseSync): Columns {
  const columns = new Columns();
  const collected = db
    .prepare(`
    SELECT json_group_array(row) AS row, json_group_array(id) AS id, json_group_array(name_order) AS nameOrder,
      json_group_array(name_length) AS nameLength, json_group_array(brand) AS brand,
      json_group_array(part_group) AS "group", json_group_array(cents) AS cents,
      json_group_array(quantity) AS quantity,
      json_group_array(created_at) AS createdAt, json_group_array(updated_at) AS updatedAt,
      json_group_array(quantity >= max(1, minimum_quantity)) AS isAvailable,
      json_group_array(vehicles = '[]') AS isUniversal
    FROM part`)
    .get() as Record<string, string>;
  const lists = Object.entries(collected).map(([name, list]) => [name, JSON.parse(list)] as const);
  const { row: rows, ...values } = Object.fromEntries(lists);
  for (const [index, row] of rows.entries()) {
    columns.set(row, {
      id: values.id[index],
      nameOrder: values.nameOrder[index],
      nameLength: values.nameLength[index],
      brand: values.brand[index],
      group: values.group[index],
      cents: values.cents[index],
      quantity: values.quantity[index],
      createdAt: values.createdAt[index],
      updatedAt: values.updatedAt[index],
      isAvailable: values.isAvailable[index] === 1,
      isUniversal: values.isUniversal[index] === 1,
    });
  }
  return columns;
}
