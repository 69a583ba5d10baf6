import type { Express } from "express";
import { invoicePdf } from "./books-calls/pdf/invoice-pdf.routes.ts";
import { allowNoOrigin } from "./http/cors.ts";
import { createApp } from "./http/create-app.ts";

/** Apart from app.ts, so that no other function loads the fonts and what draws with them. */
export function createInvoicePdf(fonts: URL): Express {
  return createApp(allowNoOrigin, invoicePdf(fonts));
}
