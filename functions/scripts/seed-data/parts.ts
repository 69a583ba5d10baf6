import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import * as z from "zod/mini";
import {
  partDefaults,
  readCells,
  schemasForAdmins,
  schemasForAnyone,
} from "../../src/contract/admin/part-fields.ts";
import { id } from "../../src/contract/values/primitives.ts";

const SeedPart = z.object({ _id: id, ...schemasForAnyone, ...schemasForAdmins });

const file = readFileSync(new URL("parts.csv", import.meta.url));
const rows: Record<string, string>[] = parse(file, { columns: true });

/** All parts, oldest first: the six that the home page shows, then one of each group in turn. */
export const parts = rows.map(({ _id, ...cells }) => {
  return SeedPart.parse({ _id, ...partDefaults(), ...readCells(cells) });
});
