/** 8,72E+11: the other digits are gone. #N/A and the like: what was meant never came. ####: a column was too narrow. */
const LOST =
  /^(\d([.,]\d{1,20})?E\+\d{1,3}|#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|BEZUG!|WERT!|NV)|#{3,50})$/i;
/** It was 3-12 or the like. */
const DAY = /^(\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}\/(19|20)\d\d|\d\d\.\d\d\.(19|20)\d\d)$/;
/** As spreadsheets write them in short: `Mar-10`, `10. Mrz`, `mars-10`. In capitals it's a supplier's own number. */
const MONTH =
  "(Jan|Feb|Mar|Mär|Mrz|Apr|May|Mai|Jun|Jul|Aug|Sep|Sept|Oct|Okt|Nov|Dec|Dez|janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc|ene|feb|mar|abr|may|jun|jul|ago|sep|dic|gen|mag|giu|lug|set|ott|jan|mrt|apr|mei|aug|okt|dec|sty|lut|kwi|maj|cze|lip|sie|wrz|paź|lis|gru|янв|фев|мар|апр|май|июн|июл|авг|сен|окт|ноя|дек)";
const MONTHLY = new RegExp(`^(\\d{1,2}[-. ]{1,2}${MONTH}\\.?|${MONTH}\\.?[-. ]\\d{1,4})$`);

/** True if a spreadsheet has made something else of a number. */
export function isDestroyed(cell: string): boolean {
  return LOST.test(cell) || DAY.test(cell) || MONTHLY.test(cell);
}
