import { type Encoding, UnreadableFile } from "./file-format.ts";

/** No western word has four letters with accents in a row. Cyrillic ones look so, when read as western. */
const CYRILLIC = /[À-ÿ]{4}/;

/** The encoding that such bytes have, as far as they tell. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (isUtf8(bytes)) return "utf-8";
  const western = new TextDecoder("windows-1252").decode(bytes.subarray(0, 1_000_000));
  return CYRILLIC.test(western) ? "windows-1251" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Its lines end with a line feed, as those of old Macs don't. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.slice(0, 10_000).includes("\0"))
    throw new UnreadableFile("This file can't be read as a list. Choose a CSV file or an .xlsx workbook.");
  return text.includes("\n") ? text : text.replaceAll("\r", "\n");
}
