import { type FileFormat, MOST_COLUMNS, MOST_ROWS, UnreadableFile } from "#lib/files/file-format.ts";
import { parseXml, type XmlAttributes } from "#lib/files/xml-events.ts";
import type { Corrections } from "../mapping/saved-mappings.ts";
import { defaultFormat, type OpenFile } from "./open-file.ts";
import { type ElementKind, isQualifier, listsIn, qualifierOf, readOutline } from "./xml-outline.ts";

const PAGE = /^\s*<(!doctype\s+html|html|head|body|table|meta)\b/i;
const OLD_WORKBOOK = /urn:schemas-microsoft-com:office:spreadsheet/;
const MOST_LISTS = 10;

/** An XML file as the table of the element that is repeated in it. */
export function openXml(text: string, corrections: Corrections): OpenFile {
  const xml = withEscapedAmpersands(text);
  const start = xml.slice(0, 2000);
  if (PAGE.test(start)) throw wrongKind("a web page");
  if (OLD_WORKBOOK.test(start)) throw wrongKind("an old Excel workbook");
  const lists = listsIn(readOutline(xml)).slice(0, MOST_LISTS);
  const [best] = lists;
  if (!best)
    throw new UnreadableFile(
      "This XML file has no list: no element in it stands for a part or a vehicle. Ask for a CSV file or an .xlsx workbook.",
    );
  const list = lists.find(({ path }) => path === corrections.sheet) ?? best;
  const format: FileFormat = {
    ...defaultFormat,
    kind: "xml",
    ...corrections,
    headerLine: 1,
    sheet: list.path,
  };
  const { rows, notices } = readTable(xml, list);
  return {
    format,
    sheets: lists.map(({ path }) => ({ name: path, isHidden: false })),
    rows: () => rows,
    notices: () => notices,
  };
}

const BARE = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,30});)/gi;
const LITERAL = "<![CDATA[";

/** Programs that don't know XML write them as they are, and a reader takes what follows for a name. */
function withEscapedAmpersands(xml: string): string {
  let [escaped, from] = ["", 0];
  while (from < xml.length) {
    const literal = xml.indexOf(LITERAL, from);
    const start = literal < 0 ? xml.length : literal;
    const end = literal < 0 ? -1 : xml.indexOf("]]>", literal);
    const next = end < 0 ? xml.length : end;
    escaped += xml.slice(from, start).replace(BARE, "&amp;") + xml.slice(start, next);
    from = next;
  }
  return escaped;
}

function wrongKind(kind: string): UnreadableFile {
  return new UnreadableFile(
    `This is ${kind}. Open it in a spreadsheet, save it as .xlsx or CSV, and choose that file.`,
  );
}

/** Of several that have elements of their own, such as prices. Those behind them are put together in the last. */
const MOST_REPEATED = 8;
/** Kinds that are told apart by what their attributes say. More of them are values. */
const MOST_QUALIFIERS = 24;
const SEPARATOR = " | ";

/** An element that isn't closed yet. */
interface Open {
  readonly kind: ElementKind | undefined;
  /** The labels of the elements from the list's own on. */
  readonly key: readonly string[];
  /** The same for one with elements of its own, which is told from those before it. */
  readonly nthKey: readonly string[];
  /** Those that are cells. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly counts: Map<string, number>;
  text: string;
  hasChildren: boolean;
}

/** An element's name, the words of its attributes that say its kind, and its number. */
function labelOf(name: string, qualifier: string, nth = 1): string {
  return [name, qualifier, nth > 1 ? `${nth}` : ""].filter(Boolean).join(" ");
}

function openElement(
  name: string,
  attributes: XmlAttributes,
  kind: ElementKind | undefined,
  parent: Open | undefined,
): Open {
  const isTold = kind !== undefined && kind.qualifiers.size <= MOST_QUALIFIERS;
  const qualifier = isTold && parent ? qualifierOf(attributes) : "";
  const label = labelOf(name, qualifier);
  const nth = Math.min((parent?.counts.get(label) ?? 0) + 1, MOST_REPEATED);
  parent?.counts.set(label, nth);
  const above = parent?.nthKey ?? [];
  return {
    kind,
    key: parent ? [...above, label] : [],
    nthKey: parent ? [...above, labelOf(name, qualifier, nth)] : [],
    attributes: Object.entries(attributes).filter(
      ([each]) => !/^xml(ns)?\b/.test(each) && !(qualifier && isQualifier(each)),
    ),
    ...{ counts: new Map(), text: "", hasChildren: false },
  };
}

/** Such as `BaseVehicle id`. The list's own attributes are columns by themselves. */
function withAttribute(key: readonly string[], name: string): readonly string[] {
  const last = key.at(-1);
  return last === undefined ? [name] : [...key.slice(0, -1), `${last} ${name}`];
}

/** The cells of a row by their columns, which grow with each row that has others. */
function tableOf(listName: string) {
  const columns = new Map<string, { readonly place: number; readonly key: readonly string[] }>();
  const rows: string[][] = [];
  let isWide = false;
  let cells: string[] = [];

  function placeOf(key: readonly string[]): number {
    const name = key.join("\n");
    const place = columns.get(name)?.place ?? columns.size;
    if (place === columns.size) columns.set(name, { place, key });
    return place;
  }

  return {
    put(key: readonly string[], value: string): void {
      const text = value.trim();
      if (text === "") return;
      if (columns.size === MOST_COLUMNS && !columns.has(key.join("\n"))) {
        isWide = true;
        return;
      }
      const place = placeOf(key);
      while (cells.length <= place) cells.push("");
      cells[place] = cells[place] ? cells[place] + SEPARATOR + text : text;
    },
    endRow(): void {
      if (cells.length > 0) rows.push(cells);
      cells = [];
    },
    get isLong() {
      return rows.length > MOST_ROWS;
    },
    done: () => ({
      rows: [
        columnNames(
          listName,
          [...columns.values()].map(({ key }) => key),
        ),
        ...rows,
      ],
      isWide,
    }),
  };
}

/** The name of the last element with all that tells it from others. Those above it where that is taken. */
function columnNames(listName: string, keys: readonly (readonly string[])[]): string[] {
  const taken = new Set<string>();
  return keys.map((key) => {
    const labels = key.length > 0 ? key : [listName];
    const elements = labels.map((label) => label.split(" ")[0] ?? "");
    const words = labels.flatMap((label) => label.split(" ").slice(1));
    let name = "";
    for (let from = elements.length - 1; from >= 0; from--) {
      name = [elements.slice(from).join("/"), ...words].join(" ");
      if (!taken.has(name)) break;
    }
    taken.add(name);
    return name;
  });
}

/** BMEcat and PIES say the currency of all prices before the list, if it isn't said at each. */
const CURRENCY = /\b(?:default_?)?currency(?:_?code)?(?:\s{0,9}=\s{0,9}["']|>)\s{0,9}([A-Z]{3})\b/i;
const LONGEST_HEAD = 100_000;

function currencyOfAll(xml: string, list: ElementKind): string | undefined {
  const head = xml.slice(0, LONGEST_HEAD);
  const start = head.indexOf(`<${list.name}`);
  return CURRENCY.exec(start < 0 ? head : head.slice(0, start))?.[1];
}

/** A list as it was read: its header and its rows. */
function readTable(xml: string, list: ElementKind) {
  const names = list.path.split("/");
  const table = tableOf(list.name);
  const currency = currencyOfAll(xml, list);
  let [depth, matched] = [0, 0];
  const stack: Open[] = [];

  /** A text by itself stands beside those of the same name, as of a list of numbers. */
  function close({ key, nthKey, text, attributes, hasChildren }: Open): void {
    const own = hasChildren ? nthKey : key;
    table.put(own, text);
    for (const [name, value] of attributes) table.put(withAttribute(own, name), value);
  }

  const pieces = parseXml(xml, {
    open(name, attributes) {
      const parent = stack.at(-1);
      if (parent) {
        parent.hasChildren = true;
        stack.push(openElement(name, attributes, parent.kind?.children.get(name), parent));
        return;
      }
      if (matched === depth && names[depth] === name) matched++;
      depth++;
      if (depth === names.length && matched === depth)
        stack.push(openElement(name, attributes, list, undefined));
    },
    close() {
      const open = stack.pop();
      if (open) close(open);
      if (stack.length > 0) return;
      if (open && currency) table.put(["Currency"], currency);
      if (open) table.endRow();
      depth = Math.max(depth - 1, 0);
      matched = Math.min(matched, depth);
    },
    text(text) {
      const open = stack.at(-1);
      if (open) open.text += text;
    },
  });
  let step = pieces.next();
  while (!step.done && !table.isLong) step = pieces.next();
  const faults = step.done ? step.value : 0;
  const { rows, isWide } = table.done();
  return {
    rows,
    notices: [
      ...(faults > 0 ? ["This XML file has faults, or its end is missing: rows may be missing."] : []),
      ...(isWide ? [`Elements beyond the first ${MOST_COLUMNS} columns are left out.`] : []),
    ],
  };
}
