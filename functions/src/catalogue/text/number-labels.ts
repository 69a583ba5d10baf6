import { normaliseNumber } from "../../contract/values/part-number.ts";

/** Words that stand before a number and say which kind it is, as 'Art.-Nr. 123'. */
const ofNumbers = new Set(
  `OE OEM OEN OES OENR OENO OEMNR OEMNO OENUMBER OEMNUMBER MPN SKU EAN GTIN UPC PN NO NR NUM NUMBER NUMMER REF REFNR REFNO
  REFERENCE PARTNO PARTNR PARTNUMBER ARTNO ARTNR ARTICLENO ARTIKELNR ARTIKELNUMMER ITEMNO ITEMNUMBER TEILENR TEILENUMMER`.split(
    /\s+/,
  ),
);

const besideThem = new Set([
  "PART",
  "PARTS",
  "ART",
  "ARTICLE",
  "ARTIKEL",
  "ITEM",
  "TEIL",
  "CODE",
  "ORIGINAL",
]);

export function piecesOf(text: string): RegExpMatchArray[] {
  return [...text.matchAll(/[^\s:：]+[:：]?/g)];
}

function hasColon(piece: string): boolean {
  return /[:：]$/.test(piece);
}

export function isLabelOfNumber(piece: string): boolean {
  const word = normaliseNumber(piece);
  return ofNumbers.has(word) || (hasColon(piece) && besideThem.has(word));
}

export function isLabel(piece: string, place: number): boolean {
  const word = normaliseNumber(piece);
  return ofNumbers.has(word) || besideThem.has(word) || (place === 0 && hasColon(piece));
}
