import { unzipSync } from "fflate";
import { LARGEST_CONTENT, UnreadableFile } from "#lib/files/file-format.ts";
import { wideEncoding } from "#lib/files/text-file.ts";
import { parseXml, type XmlAttributes, type XmlHandlers } from "#lib/files/xml-events.ts";
import { builtInFormat, type NumberFormat, numberFormat } from "./number-format.ts";

/** The files in a workbook's zip. */
export interface Parts {
  readonly names: readonly string[];
  /** Empty if there is none of this name. Throws where it's damaged. */
  read(name: string): string;
}

/** Sizes are those that a zip names: it can't unpack to more, and memory for no more is taken. */
export function openParts(bytes: Uint8Array): Parts {
  const raw = new Map<string, string>();
  let size = 0;
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        raw.set(name.replaceAll("\\", "/").replace(/^\//, ""), name);
        if (/\.(xml|rels)$/.test(name)) size += originalSize;
        return false;
      },
    });
  } catch {
    throw new UnreadableFile("This file is damaged: it can't be unpacked. Save it again.");
  }
  if (size > LARGEST_CONTENT)
    throw new UnreadableFile(
      `This workbook unpacks to more than ${LARGEST_CONTENT / 1e6} MB. Save the sheet that you need as CSV.`,
    );
  let last = { name: "", xml: "" };
  return {
    names: [...raw.keys()],
    read(wanted) {
      const name = raw.get(wanted);
      if (name === undefined) return "";
      if (name === last.name) return last.xml;
      const { [name]: content } = unzipSync(bytes, { filter: (file) => file.name === name });
      last = { name, xml: content ? new TextDecoder(wideEncoding(content) ?? "utf-8").decode(content) : "" };
      return last.xml;
    },
  };
}

function readAll(xml: string, handlers: Partial<XmlHandlers>): void {
  const all = { open: () => {}, close: () => {}, text: () => {}, ...handlers };
  for (const _piece of parseXml(xml, all));
}

export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  /** Empty if it isn't named in the workbook. */
  readonly part: string;
}

interface Contents {
  readonly sheets: readonly SheetPart[];
  /** True if days are counted from 1904, as old Macs did. */
  readonly is1904: boolean;
}

/** A sheet of another kind, such as a chart, has no cells. */
const WORKSHEET = /\/worksheet$/;

export function readContents(parts: Parts): Contents {
  const workbook = parts.names.find((name) => /^xl\/workbook\d*\.xml$/i.test(name));
  if (workbook === undefined) throw notAWorkbook(parts);
  const folder = workbook.slice(0, workbook.lastIndexOf("/") + 1);
  const related = new Map<string, XmlAttributes>();
  readAll(parts.read(`${folder}_rels/${workbook.slice(folder.length)}.rels`), {
    open: (name, attributes) => {
      if (name === "Relationship" && attributes.Id) related.set(attributes.Id, attributes);
    },
  });
  const sheets: SheetPart[] = [];
  let is1904 = false;
  readAll(parts.read(workbook), {
    open(tag, attributes) {
      if (tag === "workbookPr") is1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      if (tag !== "sheet") return;
      const id = Object.entries(attributes).find(([key]) => /:id$/i.test(key))?.[1] ?? "";
      const { Type: kind = "", Target: target = "" } = related.get(id) ?? {};
      if (kind !== "" && !WORKSHEET.test(kind)) return;
      const part = target.startsWith("/") ? target.slice(1) : target && folder + target;
      const isHidden = (attributes.state ?? "visible") !== "visible";
      sheets.push({ name: attributes.name ?? "", isHidden, part });
    },
  });
  return { sheets, is1904 };
}

function notAWorkbook({ names }: Parts): UnreadableFile {
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const kind = has(/^xl\/workbook\.bin$/i)
    ? "This is a binary workbook (.xlsb)."
    : has(/^content\.xml$/)
      ? "This is a workbook of another program (.ods)."
      : has(/^Index\//)
        ? "This is a workbook of Apple's Numbers."
        : undefined;
  if (kind) return new UnreadableFile(`${kind} Open it, save it as .xlsx or CSV, and choose that file.`);
  return new UnreadableFile("This zip is no workbook. Unpack it, and choose the list in it.");
}

/** The texts that cells refer to by their places. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = [];
  const reader = textReader();
  readAll(xml, {
    open: (name) => {
      if (name === "si") reader.begin();
      reader.open(name);
    },
    close: (name) => {
      reader.close(name);
      if (name === "si") texts.push(reader.text());
    },
    text: reader.add,
  });
  return texts;
}

/** Puts the pieces of a text together. How it's spoken, in Japanese, is no part of it. */
export function textReader() {
  let [whole, isText, isSpoken] = ["", false, false];
  return {
    begin: () => {
      [whole, isText, isSpoken] = ["", false, false];
    },
    open: (name: string) => {
      if (name === "t") isText = true;
      else if (name === "rPh") isSpoken = true;
    },
    close: (name: string) => {
      if (name === "t") isText = false;
      else if (name === "rPh") isSpoken = false;
    },
    add: (text: string) => {
      if (isText && !isSpoken) whole += text;
    },
    text: () => unescaped(whole),
  };
}

/** A workbook writes characters that XML has none for by their codes. */
export function unescaped(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\t\n\r]/.test(character) || character >= " " ? character : "";
  });
}

/** The formats of cells by the numbers of their styles. */
export function readFormats(xml: string, is1904: boolean): (style: number) => NumberFormat {
  const own = new Map<number, string>();
  const used: number[] = [];
  let isOfCells = false;
  readAll(xml, {
    open(name, attributes) {
      if (name === "numFmt") own.set(Number(attributes.numFmtId), attributes.formatCode ?? "");
      else if (name === "cellXfs") isOfCells = true;
      else if (name === "xf" && isOfCells) used.push(Number(attributes.numFmtId ?? 0));
    },
    close(name) {
      if (name === "cellXfs") isOfCells = false;
    },
  });
  const formats = new Map<number, NumberFormat>();
  return (style) => {
    const id = used[style] ?? 0;
    const format = formats.get(id) ?? numberFormat(own.get(id) ?? builtInFormat(id), is1904);
    formats.set(id, format);
    return format;
  };
}
