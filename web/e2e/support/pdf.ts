import type { Page } from "@playwright/test";
import { extractText } from "unpdf";

/** A page's print: the text of each sheet of paper, with single blanks. */
export async function printedSheets(page: Page): Promise<string[]> {
  return sheetsOf(await page.pdf({ preferCSSPageSize: true }));
}

export async function sheetsOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((sheet) => sheet.replace(/\s+/g, " "));
}
