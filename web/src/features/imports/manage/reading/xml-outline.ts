import { AT_ONCE, parseXml, type XmlAttributes } from "#lib/files/xml-events.ts";
import { countNamedFields } from "./header-line.ts";

/** All elements of one name in all elements of another. */
export interface ElementKind {
  readonly name: string;
  /** The names from the root on. */
  readonly path: string;
  readonly children: Map<string, ElementKind>;
  readonly attributes: Set<string>;
  /** What its attributes say of its kind, such as `net_list`. */
  readonly qualifiers: Set<string>;
  total: number;
  /** The most in one parent. */
  most: number;
}

/** More would be no list, but somebody who means harm. */
const MOST_KINDS = 3000;
const DEEPEST = 60;
/** A list shows what it is in its beginning, in characters. */
const BEGINNING = 2_000_000;

function newKind(name: string, path: string): ElementKind {
  return { name, path, children: new Map(), attributes: new Set(), qualifiers: new Set(), total: 0, most: 0 };
}

/** Such as `price_type` or `DescriptionCode`. How an entry is to be handled says nothing of what it is. */
const QUALIFIER = /^(?!Maintenance).*(type|code|qualifier)$/i;

export function isQualifier(attribute: string): boolean {
  return QUALIFIER.test(attribute);
}

const SHORT = /^[\w.-]{1,30}$/;

/** What the attributes of an element say of its kind, as a part of its columns' names. */
export function qualifierOf(attributes: XmlAttributes): string {
  return Object.entries(attributes)
    .filter(([name, value]) => isQualifier(name) && SHORT.test(value))
    .map(([, value]) => value)
    .join(" ");
}

/** The kinds of elements in a text, or in its beginning if there is a list in that. */
export function readOutline(xml: string): ElementKind {
  const root = newKind("", "");
  let [kinds, size] = [0, 0];
  const stack: { readonly kind: ElementKind | undefined; readonly counts: Map<string, number> }[] = [
    { kind: root, counts: new Map() },
  ];

  function childOf(parent: ElementKind, name: string): ElementKind | undefined {
    const known = parent.children.get(name);
    if (known || kinds === MOST_KINDS || stack.length > DEEPEST) return known;
    kinds++;
    const kind = newKind(name, parent.path ? `${parent.path}/${name}` : name);
    parent.children.set(name, kind);
    return kind;
  }

  const pieces = parseXml(xml, {
    open(name, attributes) {
      const parent = stack.at(-1);
      const kind = parent?.kind && childOf(parent.kind, name);
      stack.push({ kind, counts: new Map() });
      if (!parent || !kind) return;
      const count = (parent.counts.get(name) ?? 0) + 1;
      parent.counts.set(name, count);
      kind.total++;
      kind.most = Math.max(kind.most, count);
      for (const attribute of Object.keys(attributes)) kind.attributes.add(attribute);
      kind.qualifiers.add(qualifierOf(attributes));
    },
    close() {
      if (stack.length > 1) stack.pop();
    },
    text() {},
  });
  for (const _piece of pieces) {
    size += AT_ONCE;
    if (size >= BEGINNING && listsIn(root).length > 0) break;
  }
  return root;
}

/** The names of one article, part or vehicle in the lists of trades, shops and search engines. */
const ENTRY = /^(article|artikel|product|produkt|item|entry|app|offer|shopitem|part|row|record|position)$/i;
/** An entry of what comes more often is a list by itself. */
const MOST_IN_ENTRY = 8;
const ENTRY_SCORE = 3;

/** The kinds that may be the rows of a table, best first: those that name most fields, and of equals those with most cells. */
export function listsIn(root: ElementKind): ElementKind[] {
  const found: { readonly kind: ElementKind; readonly score: number; readonly cells: number }[] = [];
  const visit = (kind: ElementKind) => {
    for (const child of kind.children.values()) {
      const isEntry = ENTRY.test(child.name);
      const hasCells = child.children.size > 0 || child.attributes.size > 1;
      if (hasCells && (isEntry || child.most > 1)) {
        const names = columnsOf(child);
        const score = countNamedFields(names) + (isEntry ? ENTRY_SCORE : 0);
        found.push({ kind: child, score, cells: names.length * child.total });
      }
      visit(child);
    }
  };
  visit(root);
  return found
    .toSorted((one, other) => other.score - one.score || other.cells - one.cells)
    .map(({ kind }) => kind);
}

function columnsOf(kind: ElementKind): string[] {
  const nested = [...kind.children.values()].filter(({ most }) => most <= MOST_IN_ENTRY);
  return [...kind.attributes, ...nested.flatMap((child) => [child.name, ...columnsOf(child)])];
}
