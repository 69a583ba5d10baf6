import { quiet } from "../quiet.mjs";
import { measureImports } from "./imports.mjs";
import { measureProducts } from "./products.mjs";
import { measureReads } from "./reads.mjs";
import { measureRush } from "./rush.mjs";

/** The rows of the API, measured one after the other. */
export async function measureApi({ note }) {
  const rows = [];
  for (const part of [measureProducts, measureImports, measureRush, measureReads]) {
    await quiet();
    rows.push(...(await part()));
    note(part.name.replace("measure", "").toLowerCase());
  }
  return rows;
}
