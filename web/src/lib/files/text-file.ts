import { guessLegacyEncoding } from "./encoding-guess.ts";
import { type Encoding, UnreadableFile } from "./file-format.ts";

const BYTE_ORDER_MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
  ["gb18030", [0x84, 0x31, 0x95, 0x33]],
];

/** The encoding that such bytes have, by its mark or by what most of them say. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return marked[0];
  const wide = wideEncoding(bytes);
  if (wide) return wide;
  return isMostlyUtf8(bytes) ? "utf-8" : guessLegacyEncoding(tellingLines(bytes));
}

const MOST_PAIRS = 100_000;

/** UTF-16 without its mark: of digits, separators and western letters, one of two bytes is 0, and always the same one. */
export function wideEncoding(bytes: Uint8Array): Encoding | undefined {
  const step = 2 * Math.ceil(bytes.length / 2 / MOST_PAIRS);
  let [first, second, pairs] = [0, 0, 0];
  for (let at = 0; at + 1 < bytes.length; at += step) {
    if (bytes[at] === 0) first++;
    if (bytes[at + 1] === 0) second++;
    pairs++;
  }
  if (second > pairs / 10 && second > 10 * first) return "utf-16le";
  return first > pairs / 10 && first > 10 * second ? "utf-16be" : undefined;
}

const PIECE = 1_000_000;

/** One bad byte, or a row that came from elsewhere, makes no other encoding of a whole file. */
function isMostlyUtf8(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder();
  let [good, bad] = [0, 0];
  for (let at = 0; at < bytes.length; at += PIECE) {
    const text = decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
    good += text.match(/[^\0-\x7f\ufffd]/g)?.length ?? 0;
    bad += text.match(/\ufffd/g)?.length ?? 0;
  }
  return bad === 0 || good > bad;
}

const SAMPLES = 64;
const LARGEST_SAMPLE = 2000;
const [LINE_FEED, RETURN] = [0x0a, 0x0d];

/** Lines that aren't in ASCII alone, from all over the file. */
function tellingLines(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLES * LARGEST_SAMPLE) return bytes;
  const lineEnd = bytes.includes(LINE_FEED) ? LINE_FEED : RETURN;
  const nextLine = (from: number) => bytes.indexOf(lineEnd, from) + 1 || bytes.length;
  const block = Math.ceil(bytes.length / SAMPLES);
  const found: number[] = [];
  for (let from = 0; from < bytes.length; from += block) {
    let size = 0;
    let start = from === 0 ? 0 : nextLine(from);
    while (start < from + block && start < bytes.length && size < LARGEST_SAMPLE) {
      const next = nextLine(start);
      const line = bytes.subarray(start, Math.min(next, start + LARGEST_SAMPLE));
      start = next;
      if (!line.some((byte) => byte >= 0x80)) continue;
      found.push(...line, lineEnd);
      size += line.length;
    }
  }
  return Uint8Array.from(found);
}

/** Its lines end with a line feed. */
export function decodeText(bytes: Uint8Array, encoding: string): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (!isText(text.slice(0, 10_000)))
    throw new UnreadableFile("This file can't be read as a list. Choose a CSV file or an .xlsx workbook.");
  const clean = text.includes("\0") ? text.replaceAll("\0", "") : text;
  return endsLinesWithReturn(clean) ? clean.replaceAll("\r", "\n") : clean;
}

/** A control character or two in a text are dirt; many of them are a program's or a picture's. */
function isText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are looked for.
  return (text.match(/[\0-\x08\x0e-\x1f]/g)?.length ?? 0) <= 1 + text.length / 100;
}

/** Old Macs' lines do, whatever stands within a cell. */
function endsLinesWithReturn(text: string): boolean {
  let balance = 0;
  for (let at = text.indexOf("\r"); at >= 0; at = text.indexOf("\r", at + 1))
    if (text[at + 1] !== "\n") balance++;
  if (balance === 0) return false;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) balance--;
  return balance > 0;
}
