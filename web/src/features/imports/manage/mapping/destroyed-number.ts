/** 8,72E+11: the other digits are gone. #N/A and the like: what was meant never came. A day: it was 3-12 or the like. */
const DESTROYED = /^(\d([.,]\d+)?E\+\d{1,3}|#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)|\d{4}-\d\d-\d\d)$/i;

/** True if a spreadsheet has made something else of a number. */
export function isDestroyed(cell: string): boolean {
  return DESTROYED.test(cell);
}
