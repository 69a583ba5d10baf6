/** The browser's names of encodings, and people's. */
export const encodings = {
  "utf-8": "Unicode (UTF-8)",
  "utf-16le": "Unicode (UTF-16)",
  "utf-16be": "Unicode (UTF-16, big endian)",
  "windows-1252": "Western European (Windows-1252)",
  "windows-1250": "Central European (Windows-1250)",
  "iso-8859-2": "Central European (ISO-8859-2)",
  "windows-1251": "Cyrillic (Windows-1251)",
  "windows-1253": "Greek (Windows-1253)",
  "windows-1254": "Turkish (Windows-1254)",
  "windows-1257": "Baltic (Windows-1257)",
  macintosh: "Western European (Macintosh)",
  gb18030: "Chinese, simplified (GB18030)",
  big5: "Chinese, traditional (Big5)",
  shift_jis: "Japanese (Shift_JIS)",
  "euc-kr": "Korean (EUC-KR)",
} as const;
export type Encoding = keyof typeof encodings;

export const separators = { ",": "Comma", ";": "Semicolon", "\t": "Tab", "|": "Bar" } as const;
export type Separator = keyof typeof separators;

export const decimalSigns = { ".": "Point (10.20)", ",": "Comma (10,20)" } as const;
export type DecimalSign = keyof typeof decimalSigns;

/** The reading of a file, detected or corrected. */
export interface FileFormat {
  readonly kind: "text" | "workbook" | "xml";
  readonly encoding: Encoding;
  readonly separator: Separator;
  /** True if a quotation mark at a cell's start holds it together. Else it's a sign like others. */
  readonly hasQuotes: boolean;
  /** A workbook's, or the path of the element that is repeated in an XML file. */
  readonly sheet: string;
  /** The line with the columns' names, from 1; 0 without one. */
  readonly headerLine: number;
  /** Undefined where the file's numbers don't show it. */
  readonly decimal: DecimalSign | undefined;
  /** True if somebody chose it, who has seen the file. */
  readonly isDecimalChosen: boolean;
}

export type Decimal = Pick<FileFormat, "decimal" | "isDecimalChosen">;

/** The cells of a row, as the file has them. */
export type SourceRow = readonly string[];

export const MOST_ROWS = 200_000;
export const MOST_COLUMNS = 500;
export const LARGEST_TEXT = 60_000_000;
export const LARGEST_WORKBOOK = 30_000_000;
/** Unpacked. */
export const LARGEST_CONTENT = 200_000_000;

/** Why a file can't be read and what to do, in words for the person who chose it. */
export class UnreadableFile extends Error {
  /** A correction that may help. */
  readonly remedy: Pick<FileFormat, "hasQuotes"> | undefined;

  constructor(message: string, remedy?: UnreadableFile["remedy"]) {
    super(message);
    this.remedy = remedy;
  }
}
