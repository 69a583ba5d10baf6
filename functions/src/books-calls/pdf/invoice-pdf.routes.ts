import { Router } from "express";
import { readInvoicePdf } from "../../contract/invoices.ts";
import { CallRateLimit } from "../../core/call-rate-limit.ts";
import { mount } from "../../http/mount.ts";
import { findReadable } from "../reading.domain.ts";
import { readFonts } from "./fonts.ts";
import { drawPaper } from "./invoice-pdf.ts";

/** A process draws some fifteen a second. */
const MOST_A_SECOND = 10;

/** `fonts` is the folder in which the build puts them. */
export function invoicePdf(fonts: URL): Router {
  const [read, rateLimit] = [readFonts(fonts), new CallRateLimit(MOST_A_SECOND)];
  const router = Router();

  mount(router, readInvoicePdf, async ({ caller, params: { number } }) => {
    const { paper } = await findReadable(caller, number);
    rateLimit.take();
    return new File([await drawPaper(paper, read)], `${number}.pdf`, { type: readInvoicePdf.sends ?? "" });
  });

  return router;
}
