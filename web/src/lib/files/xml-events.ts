import { SaxesParser } from "saxes";
import { UnreadableFile } from "./file-format.ts";
import { guessEncoding } from "./text-file.ts";

export type XmlAttributes = Readonly<Record<string, string>>;

/** Names are local ones: of `x:row` it's `row`. */
export interface XmlHandlers {
  open(name: string, attributes: XmlAttributes): void;
  close(name: string): void;
  text(text: string): void;
  /** Of a document type definition, which may name other files. */
  doctype?(): void;
}

/** Parsed at once, in characters. Whoever wants no more of a text stops between two pieces. */
export const AT_ONCE = 64_000;

/** As many as 200,000 rows with 20 cells have, each with its value. More take longer than somebody waits. */
const MOST_ELEMENTS = 8_000_000;

function tooMuch(): UnreadableFile {
  return new UnreadableFile(
    "This file has more cells than can be read. Save the list that you need alone, as CSV.",
  );
}

/**
 * Reads XML and yields after each piece of it. What isn't well-formed is read on as well as it goes, and counted.
 * Entities that a document defines stay as they are written, and nothing that it names is fetched.
 */
export function* parseXml(xml: string, handlers: XmlHandlers): Generator<void, number> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let faults = 0;
  parser.on("error", () => faults++);
  let elements = 0;
  parser.on("opentag", ({ name, attributes }) => {
    elements++;
    handlers.open(localName(name), attributes);
  });
  parser.on("doctype", () => handlers.doctype?.());
  parser.on("closetag", ({ name }) => handlers.close(localName(name)));
  parser.on("text", (text) => handlers.text(text));
  parser.on("cdata", (text) => handlers.text(text));
  for (let at = 0; at < xml.length; at += AT_ONCE) {
    parser.write(xml.slice(at, at + AT_ONCE));
    if (elements > MOST_ELEMENTS) throw tooMuch();
    yield;
  }
  parser.close();
  yield;
  return faults;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

const MARKUP = /^\s*<([?!]|[A-Za-z_][\w:.-]*[\s/>])/;
const DECLARED = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w-]{1,40})["']/;

/** The encoding of an XML file. Undefined of what isn't one. */
export function xmlEncoding(bytes: Uint8Array): string | undefined {
  const guessed = guessEncoding(bytes);
  const start = new TextDecoder(guessed).decode(bytes.subarray(0, 1000));
  if (!MARKUP.test(start)) return undefined;
  const [, declared = ""] = DECLARED.exec(start) ?? [];
  // A file that names itself UTF-8 and has other letters was saved by a program that knew no better.
  const isTrusted = isKnown(declared) && !declared.toLowerCase().startsWith("utf");
  return isTrusted ? declared : guessed;
}

function isKnown(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== "";
  } catch {
    return false;
  }
}
