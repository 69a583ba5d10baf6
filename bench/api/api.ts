import type { Measuring } from "../measuring.ts";
import { quiet } from "../quiet.ts";
import type { Row } from "../table.ts";
import { measureFulfilment } from "./fulfilment.ts";
import { measureImports } from "./imports.ts";
import { measureInvoicePdf } from "./invoice-pdf.ts";
import { measurePartImports } from "./part-imports.ts";
import { measureProducts } from "./products.ts";
import { measureReads } from "./reads.ts";
import { measureReceipts } from "./receipts.ts";
import { measureRush } from "./rush.ts";
import { measureVin } from "./vin.ts";

/** The rows of the API, measured one after the other. */
export async function measureApi({ note }: Measuring): Promise<Row[]> {
  const rows: Row[] = [];
  const parts = [
    measureProducts,
    measureImports,
    measureRush,
    measureFulfilment,
    measureReads,
    measureReceipts,
    measurePartImports,
    measureVin,
    measureInvoicePdf,
  ];
  for (const part of parts) {
    await quiet();
    rows.push(...(await part()));
    note(part.name.replace("measure", "").toLowerCase());
  }
  return rows;
}
